import type { DeployPlatformFee, DesiredPhase } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import { type CreatorOptions, type CreatorVisit, openAsCreator } from './asCreator.ts'
import { setPhases } from './collectionPhases.ts'
import { deployCollection } from './deployCollection.ts'
import { confirmReview } from './review.ts'
import type { RunningApp } from './startApp.ts'

/** Seconds in a day. */
export const DAY = 86_400n
/** 1 June 2040, 18:00 UTC. */
export const JUNE = BigInt(Date.UTC(2040, 5, 1, 18) / 1_000)
/** A merkle list's root, as typed. */
export const MERKLE_ROOT = 'ab'.repeat(32)

/** A new collection, and who opens its phases. */
export interface OpenPhasesOptions extends Omit<CreatorOptions, 'path'> {
  creator: Keypair
  symbol: string
  /** Default: Dawn Chorus. */
  name?: string
  /** Already on chain. Default: none. */
  phases?: readonly DesiredPhase[]
  platformFee?: Pick<DeployPlatformFee, 'platformFeeValue' | 'isFeeFlat'>
}

/** Opens a new collection's phases, as its owner or as somebody else. */
export async function openPhases(
  app: RunningApp,
  { creator, symbol, name = 'Dawn Chorus', platformFee, phases, ...options }: OpenPhasesOptions,
): Promise<CreatorVisit & { deployment: string }> {
  const deployment = await deployCollection(app, {
    creator,
    symbol,
    name,
    ...(platformFee && { platformFee }),
  })
  if (phases) await setPhases(app, { creator, deployment, phases })
  const path = `#/collections/${deployment}/phases`
  const opened = await openAsCreator(app, { creator, path, ...options })
  return { ...opened, deployment }
}

/** Creates a public phase at 0.5 SOL, on the last day of May 2040. */
export function publicPhase(change: Partial<DesiredPhase> = {}): DesiredPhase {
  return {
    phaseType: 'public',
    priceAmount: 500_000_000n,
    startTime: JUNE - DAY,
    endTime: JUNE,
    ...change,
  }
}

/** Adds a phase from a preset. */
export async function addPhase(page: Page, preset: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add phase' }).click()
  await page.getByRole('button', { name: preset }).click()
}

/** Adds an allowlist phase whose list is in files, without one yet. */
export async function addHostedPhase(page: Page): Promise<void> {
  await addPhase(page, /^Allowlist/)
  await page.getByRole('combobox', { name: 'Who may mint' }).last().click()
  // By key, as a list that opens while the page moves may reach below the window.
  await page.getByRole('option', { name: /^Hosted allowlist/ }).press('Enter')
}

/** Closes a phase's editor, so that its fields are not mistaken for another's. */
export async function closePhase(page: Page, phaseIndex: number): Promise<void> {
  await page.getByRole('button', { name: `Close phase ${phaseIndex + 1}`, exact: true }).click()
}

/** Saves the drafts and waits until they are confirmed. */
export async function savePhases(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await confirmReview(page, 'Save')
}
