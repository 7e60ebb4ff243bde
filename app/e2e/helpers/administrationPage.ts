import type { CollectionInfo } from '@mintline/solana'
import type { Locator } from 'playwright-core'
import { type CreatorOptions, type CreatorVisit, openAsCreator } from './asCreator.ts'
import { readCollection } from './chain.ts'
import { deployCollection } from './deployCollection.ts'
import type { RunningApp } from './startApp.ts'
import { goOnAs } from './steps.ts'

/** Headings of the page's parts, in order. */
export const PART_TITLES = [
  'Collection',
  'Extra metadata',
  'Item names and metadata',
  'Reveal',
  'Royalties',
  'Platform fee',
  'Fee admins',
  'Lookup table',
  'Locks',
  'Ownership',
]

/** A visit to a collection's administration page. */
export interface AdministrationVisit extends CreatorVisit {
  deployment: string
  /** Returns a part of the page, by heading. */
  part: (name: string) => Locator
  /** Reads the collection from the chain. */
  read: () => Promise<CollectionInfo>
  /** Switches to another development wallet account. */
  goOnAs: (account: string) => Promise<void>
}

/** Deploys a collection as the development wallet and opens its administration page. */
export async function openAdministration(
  app: RunningApp,
  { symbol, itemBaseUri, ...options }: CreatorOptions & { symbol: string; itemBaseUri?: string },
): Promise<AdministrationVisit> {
  const visit = await openAsCreator(app, options)
  const { page, creator } = visit
  const deployment = await deployCollection(app, {
    creator,
    symbol,
    name: 'Dawn Chorus',
    itemBaseUri,
  })
  await page.goto(`${app.url}#/collections/${deployment}/administration`)
  await page.getByRole('region', { name: 'Ownership' }).waitFor()
  return {
    ...visit,
    deployment,
    part: (name) => page.getByRole('region', { name, exact: true }),
    read: () => readCollection(app, deployment),
    goOnAs: (account) => goOnAs(page, account),
  }
}

/** Finds the button that saves a part, whatever its label has after "Save". */
export function saveButton(part: Locator): Locator {
  return part.getByRole('button', { name: 'Save' })
}

/** Presses the button that saves a part; the review then opens, or errors show. */
export async function pressSave(part: Locator): Promise<void> {
  await saveButton(part).click()
}
