import type { Keypair } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import { type CreatorOptions, type CreatorVisit, openAsCreator } from './asCreator.ts'
import { addPhases } from './collectionPhases.ts'
import { deployCollection } from './deployCollection.ts'
import type { RunningApp } from './startApp.ts'

/** Deploys a collection with two merkle phases and a public phase that opens much later. */
export async function deployWithMerklePhases(
  app: RunningApp,
  {
    creator,
    root = new Uint8Array(32).fill(1),
  }: {
    creator: Keypair
    /** The first phase's root. Default: one without a list. */
    root?: Uint8Array
  },
): Promise<string> {
  const deployment = await deployCollection(app, { creator, symbol: 'GUILD', name: 'Guild' })
  const merkle = { priceAmount: 0n, phaseType: 'merkleTree' } as const
  await addPhases(app, {
    creator,
    deployment,
    phases: [
      { ...merkle, merkleRoot: root },
      { ...merkle, merkleRoot: new Uint8Array(32).fill(2) },
      { priceAmount: 0n, phaseType: 'public', startTime: 4_000_000_000n },
    ],
  })
  return deployment
}

/** A phase whose list is opened. */
export interface MerkleListOptions extends Omit<CreatorOptions, 'path'> {
  creator: Keypair
  deployment: string
  /** Number, from 1. */
  phase: number
}

/** Opens a phase's merkle list, as the owner or as somebody else. */
export function openMerkleList(
  app: RunningApp,
  { deployment, phase, ...options }: MerkleListOptions,
): Promise<CreatorVisit> {
  const path = `#/collections/${deployment}/allowlists?phase=${phase}`
  return openAsCreator(app, { path, ...options })
}

/** Opens the technical part below a list in files. */
export async function openMore(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Keep it on chain, host it yourself' }).click()
}
