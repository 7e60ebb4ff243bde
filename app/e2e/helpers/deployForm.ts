import { type CollectionInfo, createConnection, fetchCollectionInfo } from '@mintline/solana'
import type { Page } from 'playwright-core'
import type { RunningApp } from './startApp.ts'

/** What every deployment needs. */
export interface Basics {
  symbol: string
  name: string
  uri: string
}

/** Goes from the list of collections to the form. */
export async function openDeployForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Deploy a collection' }).click()
  await page.getByRole('heading', { name: 'Deploy a collection' }).waitFor()
}

/** Enters a symbol, a name and metadata, and waits until the symbol is known to be free. */
export async function enterBasics(page: Page, { symbol, name, uri }: Basics): Promise<void> {
  await page.getByLabel('Symbol', { exact: true }).fill(symbol)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Metadata', { exact: true }).fill(uri)
  await page.getByText(`${symbol} is free.`).first().waitFor()
}

/** Sends the form, confirms what it costs, and ends on the phases of what was made. */
export async function deployAndConfirm(page: Page, symbol: string): Promise<void> {
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Deploy ${symbol}` })
  await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
  await dialog.getByText('Confirmed').first().waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(/#\/collections\/\w+\/phases/)
}

/** The collection whose page is open, as it is on chain. */
export async function openCollectionInfo(app: RunningApp, page: Page): Promise<CollectionInfo> {
  const [, address = ''] = /#\/collections\/(\w+)/.exec(page.url()) ?? []
  return fetchCollectionInfo(createConnection(app.network.rpcUrl), address)
}
