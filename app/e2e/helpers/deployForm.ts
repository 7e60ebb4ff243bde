import type { CollectionInfo } from '@mintline/solana'
import type { Locator, Page } from 'playwright-core'
import { readCollection } from './chain.ts'
import type { RunningApp } from './startApp.ts'

/** Required input for a deployment. */
export interface Basics {
  symbol: string
  name: string
  uri: string
}

/** Opens the form from the collection list. */
export async function openDeployForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sell a picture' }).click()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('link', { name: 'All options' }).click()
  await page.getByRole('heading', { name: 'Deploy a collection' }).waitFor()
}

/** Enters a name, a symbol and online metadata, and waits until the symbol is reported as free. */
export async function enterBasics(page: Page, { symbol, name, uri }: Basics): Promise<void> {
  await chooseAddress(page)
  await metadataField(page).fill(uri)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await symbolField(page).fill(symbol)
  await page.getByText(`${symbol} is free.`).first().waitFor()
}

/** Chooses metadata that is online already, instead of a picture. */
export async function chooseAddress(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'My own metadata' }).click()
}

/** Finds the form's symbol. */
export function symbolField(page: Page): Locator {
  return page.getByLabel('Symbol', { exact: true })
}

/** Finds a picture's description. */
export function descriptionField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Description' })
}

/** Finds the address for online metadata. */
export function metadataField(page: Page): Locator {
  return page.getByLabel('Metadata URL', { exact: true })
}

/** Finds the items' metadata address. */
export function itemMetadataField(page: Page): Locator {
  return page.getByLabel('Item metadata URL')
}

/** Finds the maximum supply. */
export function supplyField(page: Page): Locator {
  return page.getByLabel('Max supply')
}

/** A file for a file input. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Chooses a file as the picture. */
export async function choosePicture(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel('Picture', { exact: true }).locator('input').setInputFiles(file)
}

/** A picture with its metadata texts. */
export interface Artwork {
  file: ChosenFile
  name: string
  description: string
}

/** Chooses a picture, and enters its texts. */
export async function enterArtwork(
  page: Page,
  { file, name, description }: Artwork,
): Promise<void> {
  await choosePicture(page, file)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await descriptionField(page).fill(description)
}

/** Submits the form, confirms the costs, and ends on the new collection's phases. */
export async function deployAndConfirm(page: Page, symbol: string): Promise<void> {
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Deploy ${symbol}` })
  await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
  await dialog.getByText('Confirmed').first().waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(/#\/collections\/\w+\/phases/)
}

/** Reads the open collection from the chain. */
export async function openCollectionInfo(app: RunningApp, page: Page): Promise<CollectionInfo> {
  const [, address = ''] = /#\/collections\/(\w+)/.exec(page.url()) ?? []
  return readCollection(app, address)
}

/** Fills a split's rows. */
export async function enterShares(
  page: Page,
  legend: string,
  rows: (readonly [string | undefined, string])[],
): Promise<void> {
  const group = page.getByRole('group', { name: legend })
  for (const [index, [address, share]] of rows.entries()) {
    const number = index + 1
    if (index > 0) await group.getByRole('button', { name: 'Add an address' }).click()
    await group.getByLabel(`Address ${number}`, { exact: true }).fill(address ?? '')
    await group.getByLabel(`Share ${number}, in percent`).fill(share)
  }
}

/** Adds an extra metadata field as the one with this number, from 1. */
export async function addField(
  page: Page,
  number: number,
  field: string,
  value: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Add a field' }).click()
  await page.getByLabel(`Field ${number}`, { exact: true }).fill(field)
  await page.getByLabel(`Value ${number}`, { exact: true }).fill(value)
}

/** Presses Tab until the field at a path has the focus. */
export async function tabToPath(page: Page, path: string): Promise<void> {
  const MANY = 40
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focusedPath(page)) === path) return
  }
  throw new Error(`The field ${path} cannot be reached with Tab.`)
}

/** Returns the focused field's path. */
export function focusedPath(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() =>
    document.activeElement?.closest('[data-field-path]')?.getAttribute('data-field-path'),
  )
}

/** Makes the development wallet ask before it signs, and opens the form. */
export async function openFormWhereAsked({ url }: RunningApp, page: Page): Promise<void> {
  await page.goto(`${url}#/settings`)
  await page.getByRole('switch', { name: 'Ask before signing' }).click()
  await page.goto(`${url}#/deploy`)
}
