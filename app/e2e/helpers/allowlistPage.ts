import type { AllowlistEntryInput } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import type { Locator, Page } from 'playwright-core'
import { writeEntries } from './allowlists.ts'
import { type CreatorOptions, openAsCreator } from './asCreator.ts'
import { addPhases } from './collectionPhases.ts'
import { deployCollection } from './deployCollection.ts'
import type { RunningApp } from './startApp.ts'

interface ListOptions extends CreatorOptions {
  symbol: string
  entries?: readonly AllowlistEntryInput[]
  platformFee?: { platformFeeValue: bigint; isFeeFlat: boolean }
  /** Mint of the token that both lists are priced in. Default: the network's coin. */
  priceToken?: string
}

/** Creates a collection with two allowlist phases and a public one, and opens the first list. */
export async function openList(
  app: RunningApp,
  { symbol, entries = [], platformFee, priceToken, ...options }: ListOptions,
) {
  const keypair = Keypair.generate()
  const deployment = await deployCollection(app, {
    creator: keypair,
    symbol,
    name: 'Dawn Chorus',
    ...(platformFee && { platformFee }),
  })
  const phase = {
    priceAmount: 0n,
    phaseType: 'allowList',
    ...(priceToken && { priceToken }),
  } as const
  const price = platformFee?.platformFeeValue ?? 0n
  const open = { priceAmount: price, phaseType: 'public' } as const
  await addPhases(app, { creator: keypair, deployment, phases: [phase, phase, open] })
  const list = { deployment, phaseIndex: 0 }
  if (entries.length > 0) await writeEntries(app, { ...list, creator: keypair, entries })
  const opened = await openAsCreator(app, {
    ...options,
    creator: keypair,
    path: `#/collections/${deployment}/allowlists`,
  })
  return { ...opened, list, keypair, creator: keypair.publicKey.toBase58() }
}

/** Confirms the costs and starts the run. */
export async function write(page: Page, count: number | string): Promise<void> {
  const name = `Write ${count} entries`
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Chooses an option in a field. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  // By key, as a list that opens while the page moves may reach below the window.
  await page.getByRole('option', { name: option, exact: true }).press('Enter')
}

/** Reads a term's description, such as `Lowest price`. */
export async function factOf(place: Locator, term: string): Promise<string> {
  const line = place
    .locator('dl > div')
    .filter({ has: place.page().getByText(term, { exact: true }) })
  return (await line.locator('dd').textContent()) ?? ''
}

/** Reads the counts of a file's rows, by label. */
export async function countsOf(page: Page): Promise<Record<string, string>> {
  const groups = page.locator('dl').first().locator('> div')
  const pairs = await groups.evaluateAll((elements) =>
    elements.map((element): [string, string] => [
      element.querySelector('dt')?.textContent ?? '',
      element.querySelector('dd')?.textContent ?? '',
    ]),
  )
  return Object.fromEntries(pairs)
}
