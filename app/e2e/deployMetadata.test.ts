import { expect } from 'chai'
import { openAsCreator } from './helpers/asCreator.ts'
import {
  deployAndConfirm,
  enterBasics,
  itemMetadataField,
  openCollectionInfo,
  openDeployForm,
} from './helpers/deployForm.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import {
  ITEM_WITHOUT_DOCUMENT,
  ITEM_WITHOUT_PICTURE,
  serveMetadata,
} from './helpers/metadataServer.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

describe('metadata of a deployment', () => {
  let app: RunningApp
  let host: ServedHost

  before(async () => {
    app = await startApp()
    host = await serveMetadata()
  })
  after(async () => {
    await host.close()
    await app.close()
  })

  it('is read while its address is entered, and reported as found', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)

    await enterBasics(page, { symbol: 'FOUND', name: 'Found', uri: `${host.url}/collection.json` })

    await page.getByText('Found: Document collection, with a picture.').waitFor()

    visit.expectConsoleError(/status of 404/)
    await enterBasics(page, {
      symbol: 'FOUND',
      name: 'Found',
      uri: `${host.url}/${ITEM_WITHOUT_PICTURE}.json`,
    })
    await page
      .getByText(`Found: Document ${ITEM_WITHOUT_PICTURE}, but this page cannot show its picture.`)
      .waitFor()
    await visit.end()
  })

  it('is checked against the standard, and what departs from it is listed', async () => {
    const { visit, page } = await openAsCreator(app, { viewport: PHONE, colorScheme: 'dark' })
    await openDeployForm(page)

    await enterBasics(page, { symbol: 'CHECK', name: 'Check', uri: `${host.url}/collection.json` })

    const problems = page.getByRole('main').getByRole('list', { name: 'What differs' })
    await expectSoon(
      () => problems.getByRole('listitem').allTextContents(),
      [
        '"external_url" must be the address of a web page.',
        '"properties" is missing: it must be an object with files and category.',
      ],
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'deploy-own-metadata-phone-dark')
    await visit.end()
  })

  it('blocks deploying if nothing is at its address, unless the file is to follow', async () => {
    // Given an address without a file
    const { visit, page } = await openAsCreator(app)
    visit.expectConsoleError(/status of 404/)
    await openDeployForm(page)
    const uri = `${host.url}/${ITEM_WITHOUT_DOCUMENT}.json`
    await enterBasics(page, { symbol: 'LATER', name: 'Later', uri })
    await page.getByText('There is no file at this URL (status 404).').waitFor()

    // When it is deployed, it is refused
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByText('Fix 1 field to continue').waitFor()
    await expectSoon(() => page.getByRole('dialog').count(), 0)

    // Unless the creator says that the file follows
    await page.getByLabel('Deploy without it and add the file later').click()
    await deployAndConfirm(page, 'LATER')
    const { metadata } = await openCollectionInfo(app, page)
    expect(metadata.collectionBaseUri).to.equal(uri)
    await visit.end()
  })

  it('is read for the first item if items have their own files', async () => {
    const { visit, page } = await openAsCreator(app)
    visit.expectConsoleError(/status of 404/)
    await openDeployForm(page)
    await enterBasics(page, { symbol: 'ITEMS', name: 'Items', uri: `${host.url}/collection.json` })

    await itemMetadataField(page).fill(`${host.url}/{}.json`)
    await page.getByText('Found: Document 1, with a picture.').waitFor()

    await itemMetadataField(page).fill(`${host.url}/item-{}.json`)
    await page.getByText('There is no file at this URL (status 404).').waitFor()
    await visit.end()
  })
})
