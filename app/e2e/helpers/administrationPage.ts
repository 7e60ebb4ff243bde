import type { CollectionInfo } from '@mintline/solana'
import type { Locator } from 'playwright-core'
import { type CreatorOptions, type CreatorVisit, openAsCreator } from './asCreator.ts'
import { readCollection } from './chain.ts'
import { deployCollection } from './deployCollection.ts'
import type { RunningApp } from './startApp.ts'
import { goOnAs } from './steps.ts'

/** A visit to the administration page of a collection. */
export interface AdministrationVisit extends CreatorVisit {
  deployment: string
  /** A part of the page, by heading. */
  part: (name: string) => Locator
  /** The collection as it is on chain. */
  read: () => Promise<CollectionInfo>
  /** Switches to another account of the development wallet. */
  goOnAs: (account: string) => Promise<void>
}

/** Deploys a collection of the development wallet and opens its administration page. */
export async function openAdministration(
  app: RunningApp,
  { symbol, ...options }: CreatorOptions & { symbol: string },
): Promise<AdministrationVisit> {
  const visit = await openAsCreator(app, options)
  const { page, creator } = visit
  const deployment = await deployCollection(app, { creator, symbol, name: 'Dawn Chorus' })
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
