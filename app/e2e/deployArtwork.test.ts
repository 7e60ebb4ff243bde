import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { openAsCreator } from './helpers/asCreator.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import {
  type ChosenFile,
  choosePicture,
  deployAndConfirm,
  descriptionField,
  enterArtwork,
  openCollectionInfo,
  openDeployForm,
  symbolField,
} from './helpers/deployForm.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectValue } from './helpers/expectValue.ts'
import { holdRequests } from './helpers/heldRequests.ts'
import { pngOf } from './helpers/pngOf.ts'
import { serveHere } from './helpers/serveHere.ts'
import { type AppWithFiles, startAppWithFiles } from './helpers/startAppWithFiles.ts'

const RED = pngFile(pngOf(8, 8, () => [200, 40, 40]))
const TINY = "<svg xmlns='http://www.w3.org/2000/svg' style='background:red'/>"
const PINATA = 'pinata-secret'
const SITE = 'http://127.0.0.1:5173/'
const CORS = { 'access-control-allow-origin': '*' }

describe('artwork of a deployment', () => {
  let app: AppWithFiles

  before(async () => {
    app = await startAppWithFiles()
  })
  after(() => app.close())

  it('refuses what is no picture, and keeps the one before', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    await choosePicture(page, RED)
    await page.getByText('PNG, 8 × 8 pixels').waitFor()
    await page.getByRole('button', { name: 'Choose another' }).click()
    for (const [buffer, text] of [
      [Buffer.from('<html>'), 'This is not a picture that browsers show.'],
      [Buffer.alloc(0), 'This file is empty.'],
      [hugePng(), 'This picture has 60,000 × 60,000 pixels'],
      [RED.buffer.subarray(0, 50), 'The browser cannot show this picture: the file is damaged.'],
    ] as const) {
      await choosePicture(page, pngFile(buffer))
      await page.getByRole('alert').filter({ hasText: text }).waitFor()
    }
    await page.getByText('PNG, 8 × 8 pixels').waitFor()
    await visit.end()
  })

  it('shows a drawing without running its scripts, and gives it a preview', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    const script = 'document.title="taken";parent.document.title="taken"'
    await choosePicture(
      page,
      drawing(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload='${script}'><script>${script}</script><rect width="40" height="20"/></svg>`,
      ),
    )
    await page.getByText(/^SVG, /).waitFor()
    await page.getByText(/^Shown as a smaller copy of /).waitFor()
    await expectSoon(() => page.locator('main img').count(), 2)
    expect(await page.title()).to.not.include('taken')
    await visit.end()
  })

  it('comes back after a reload, and is forgotten when the form is cleared', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    await enterNamed(page, 'Kept')
    await page.reload()
    await page.getByText('PNG, 8 × 8 pixels').waitFor()
    await expectValue(descriptionField(page), 'About Kept.')
    await expectValue(symbolField(page), 'KEPT')

    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    await visit.end()
  })

  it('can be cancelled while it is stored, and is stored when Deploy is pressed again', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    await enterNamed(page, 'Slow')
    const uploads = await holdRequests(page, isUpload)
    await deploy(page)
    await page.getByText('Storing the artwork').waitFor()
    await uploads.reached(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Storing the artwork').waitFor({ state: 'detached' })
    await uploads.release()
    expect(readdirSync(app.files)).to.deep.equal([])

    await deployAndConfirm(page, 'SLOW')
    expect(readdirSync(app.files)).to.have.length(2)
    const { metadata, itemBaseUri } = await openCollectionInfo(app, page)
    expect(itemBaseUri).to.equal(metadata.collectionBaseUri)
    const path = metadata.collectionBaseUri.split('/files/')[1] ?? ''
    const document = JSON.parse(readFileSync(join(app.files, path), 'utf8'))
    expect(document).to.include({ name: 'Slow', symbol: 'SLOW', description: 'About Slow.' })
    await visit.end()

    // Its share page has a card of the stored picture.
    const share = await shareHostOf(app)
    const shown = await share('SLOW/', SITE)
    expect(shown.status).to.equal(200)
    expect(shown.body)
      .to.include('<meta property="og:title" content="Slow" />')
      .and.include('<meta property="og:description" content="About Slow." />')
      .and.include(`<meta property="og:image" content="${SITE}share/SLOW/card.jpg" />`)
      .and.include(`content="0; url=${SITE}mint/#/SLOW?cluster=embedded"`)
    const { headers, body } = await share('SLOW/card.jpg', SITE)
    expect(headers['content-type']).to.equal('image/jpeg')
    const { width, height } = await sharp(body).metadata()
    expect({ width, height }).to.deep.equal({ width: 1_200, height: 630 })
  })

  it('is read for share pages from the storage and the internet, and from nowhere else', async () => {
    let asked = 0
    const host = await serveHere((_, response) => {
      asked += 1
      response.end('{}')
    })
    const document = (image: string) =>
      `data:application/json,${encodeURIComponent(JSON.stringify({ name: 'Near', image }))}`
    for (const [symbol, collectionUri] of [
      ['NEARDOC', `${host.url}/collection.json`],
      ['NEARPIC', document(`${host.url}/1.png`)],
      ['NEARNAME', document(host.url.replace('127.0.0.1', 'localhost'))],
      ['OUTSIDE', document(`${host.url}/files/../../package.json`)],
    ] as const) {
      const creator = Keypair.generate()
      await deployCollection(app, { creator, symbol, name: 'Near', collectionUri })
    }
    const share = await shareHostOf(app)

    for (const symbol of ['NEARDOC', 'NEARPIC', 'NEARNAME', 'OUTSIDE']) {
      expect((await share(`${symbol}/card.jpg`, SITE)).status, symbol).to.equal(404)
      const { status, body } = await share(`${symbol}/`, SITE)
      expect(status, symbol).to.equal(200)
      expect(body, symbol).to.include('<title>Near</title>').and.not.include('og:image')
    }
    expect(asked).to.equal(0)
    for (const name of ['NONE', `ETHEREUM:0x${'1'.repeat(40)}`, '%', '..%2f..%2fpackage.json', ''])
      expect((await share(name, SITE)).status, name).to.equal(404)
    await host.close()
  })

  it('carries the look of the mint page, which must be one that can be read', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    await enterNamed(page, 'Gallery')
    await page.getByText('Look of the mint page').click()
    await page.getByRole('radio', { name: /^Gallery/ }).click()
    const background = page.getByLabel('Background', { exact: true })
    await background.fill('#808080')
    await page.getByLabel('Colour of buttons', { exact: true }).fill('c2410c')
    await page.getByRole('button', { name: 'Deploy' }).click()
    await page.getByRole('button', { name: /^Background: It must be lighter or darker/ }).click()
    await background.fill('#fff7ed')
    await deployAndConfirm(page, 'GALLERY')
    const { metadata, symbol } = await openCollectionInfo(app, page)
    const path = metadata.collectionBaseUri.split('/files/')[1] ?? ''
    const document = JSON.parse(readFileSync(join(app.files, path), 'utf8'))
    expect(document.mint_page).to.deep.equal({
      preset: 'gallery',
      accent: '#c2410c',
      background: '#fff7ed',
      scheme: 'light',
    })
    await page.goto(`${app.url}mint/#/${symbol}?cluster=embedded`)
    await page.locator('html[data-preset="gallery"]').waitFor()
    await page.getByRole('heading', { name: 'Gallery' }).waitFor()
    await visit.end()
  })

  it('is not deployed after the form was changed while it was stored', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    await enterNamed(page, 'Changed')
    const uploads = await holdRequests(page, isUpload)
    await deploy(page)
    await uploads.reached(1)
    await descriptionField(page).fill('Another one.')
    await uploads.release()
    await page.getByText('The form was changed while the artwork was stored.').waitFor()
    expect(await page.getByRole('dialog').count()).to.equal(0)

    await deployAndConfirm(page, 'CHANGED')
    const { metadata } = await openCollectionInfo(app, page)
    const path = metadata.collectionBaseUri.split('/files/')[1] ?? ''
    const document = JSON.parse(readFileSync(join(app.files, path), 'utf8'))
    expect(document).to.include({ description: 'Another one.' })
    await visit.end()
  })

  it('is not deployed where the storage refuses it, or has something else', async () => {
    const { visit, page } = await openAsCreator(app)
    visit.expectConsoleError(/status of 413/)
    await openDeployForm(page)
    await enterNamed(page, 'Refused')
    const refuse = (route: Route) => route.fulfill({ status: 413 })
    await page.route(isUpload, refuse)
    await deploy(page)
    await page.getByText('The artwork was not stored').waitFor()
    await page
      .getByText(/^The storage of this page refused .+ it answers with status 413/)
      .waitFor()
    await page.unroute(isUpload, refuse)

    await page.route(/edition\.json$/, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: {} }) : route.fallback(),
    )
    await deploy(page)
    await page.getByText('The artwork is not stored as it was sent').waitFor()
    await expectSoon(() => page.getByRole('dialog').count(), 0)
    await visit.end()
  })

  it('may be on chain where it is small, with its cost', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    await enterNamed(page, 'Tiny', drawing(TINY))
    await descriptionField(page).fill('d'.repeat(200))
    await page.getByRole('radio', { name: 'On chain' }).click()
    await deploy(page)
    await page.getByText(/^Where it is kept: Picture and texts take \d+ bytes/).waitFor()
    await descriptionField(page).fill('')
    await page
      .getByText(
        'It takes 131 of 200 bytes: 0.00182352 SOL of rent for the collection, and 0.00091176 SOL for each item',
      )
      .waitFor()
    await deployAndConfirm(page, 'TINY')
    const { metadata, itemBaseUri } = await openCollectionInfo(app, page)
    expect(metadata.collectionBaseUri).to.equal(
      `data:application/json,{"name":"Tiny","image":"data:image/svg+xml,${TINY}"}`,
    )
    expect(itemBaseUri).to.equal(metadata.collectionBaseUri)
    await visit.end()
  })

  it('goes to Pinata with a token that nobody keeps, and may not be found at once', async () => {
    const { visit, page } = await openAsCreator(app)
    visit.expectConsoleError(/status of 404/)
    const tokens: (string | undefined)[] = []
    const cids = await contentIdsOf('Pinned')
    await page.route('https://api.pinata.cloud/**', (route) =>
      route.fulfill({ json: { data: { files: [] } }, headers: CORS }),
    )
    await page.route('https://uploads.pinata.cloud/**', async (route) => {
      tokens.push((await route.request().allHeaders()).authorization)
      await route.fulfill({ json: { data: { cid: cids[tokens.length - 1] } }, headers: CORS })
    })
    await page.route('https://ipfs.io/**', (route) => route.fulfill({ status: 404, headers: CORS }))
    await openDeployForm(page)
    await enterNamed(page, 'Pinned')
    await page.getByRole('radio', { name: 'IPFS, with Pinata' }).click()
    await page.getByLabel('Token of Pinata').fill(PINATA)
    await deploy(page)
    await page.getByText('Stored, but not found yet').waitFor()
    expect(tokens).to.deep.equal([`Bearer ${PINATA}`, `Bearer ${PINATA}`])
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept).to.include('Pinned').and.not.include(PINATA)

    await page.getByRole('button', { name: 'Deploy anyway' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy PINNED' })
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await dialog.getByText('Confirmed').first().waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.waitForURL(/#\/collections\/\w+\/phases/)
    const { metadata } = await openCollectionInfo(app, page)
    expect(metadata.collectionBaseUri).to.equal(`ipfs://${cids[1]}/edition.json`)
    await visit.end()
  })

  it('is waited for when Deploy is pressed while it is read', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    const letFilesBeRead = await holdFiles(page)
    await enterNamed(page, 'Cloud')
    const button = page.getByRole('button', { name: 'Deploy', exact: true })
    await expectSoon(() => button.getAttribute('aria-busy'), 'true')
    await button.press('Enter')
    await symbolField(page).press('Enter')
    expect(await page.getByText('Choose a picture.').count()).to.equal(0)
    expect(await page.getByRole('dialog').count()).to.equal(0)

    await letFilesBeRead()
    await deployAndConfirm(page, 'CLOUD')
    await visit.end()
  })
})

async function enterNamed(page: Page, name: string, file = RED): Promise<void> {
  await enterArtwork(page, { file, name, description: `About ${name}.` })
  await page.getByText(`${name.toUpperCase()} is free.`).first().waitFor()
}

/** Computes content ids for the red picture, and for the folder with its document. */
async function contentIdsOf(name: string): Promise<[string, string]> {
  // An import at the top would load the helpers again, beside those that started Chromium.
  const { contentIdOf, editionDocument, folderIdOf, formatDocument, withAddresses } = await import(
    '@mintline/assets'
  )
  const { cid } = await contentIdOf(RED.buffer)
  const texts = { name, symbol: name.toUpperCase(), description: `About ${name}.` }
  const document = withAddresses(
    editionDocument(texts, { picture: 'red.png' }),
    () => `ipfs://${cid}`,
  )
  const content = await contentIdOf(new TextEncoder().encode(formatDocument(document)))
  return [cid, (await folderIdOf([{ name: 'edition.json', content }])).cid]
}

/**
 * Makes files slow to read, as from a cloud.
 *
 * @returns Lets them be read.
 */
async function holdFiles(page: Page): Promise<() => Promise<void>> {
  const gate = await page.evaluateHandle(() => {
    const gate = new EventTarget()
    const isOpen = new Promise((resolve) => gate.addEventListener('open', resolve))
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await isOpen
      return arrayBuffer.call(this)
    }
    return gate
  })
  return async () => {
    await gate.evaluate((opened) => opened.dispatchEvent(new Event('open')))
  }
}

function deploy(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Deploy', exact: true }).click()
}

function isUpload(url: URL): boolean {
  return /\/files\/\w+\.png$/.test(url.pathname)
}

function pngFile(buffer: Buffer): ChosenFile {
  return { name: 'red.png', mimeType: 'image/png', buffer }
}

function drawing(text: string): ChosenFile {
  return { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) }
}

/** Creates a small file that claims to have 3.6 billion pixels. */
function hugePng(): Buffer {
  const png = Buffer.from(RED.buffer)
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

/** Returns the share pages' host for an app, as `npm start` loads it. */
async function shareHostOf({ network, files }: AppWithFiles) {
  const { shareDrops } = await import('../scripts/shareDrops.ts')
  return shareDrops({ solana: network.rpcUrl, evm: undefined, aptos: undefined }, files)
}
