import { fileNumberOf } from '@mintline/core/reveal'
import { fetchReveal, formatSeedFile, isCommittedTo, parseSeedFile } from '@mintline/solana'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { openAdministration } from './helpers/administrationPage.ts'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf } from './helpers/chain.ts'
import { addPhases } from './helpers/collectionPhases.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import {
  type CollectorVisit,
  connectCollector,
  openMintPage,
  readyToMint,
} from './helpers/mintPage.ts'
import { confirmReview } from './helpers/review.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { goOnAs } from './helpers/steps.ts'

/** Files of the drop; items beyond them keep the placeholder. */
const FILES = 5n

describe('a drop whose files are revealed later', () => {
  let app: RunningApp
  let metadata: ServedHost

  before(async () => {
    app = await startApp()
    metadata = await serveMetadata()
  })
  after(() => Promise.all([app.close(), metadata.close()]))

  it('is committed to in the console, minted as placeholders, and revealed with the seed file', async () => {
    const connection = connectionOf(app)
    const baseUri = `${metadata.url}/{}.json`
    const placeholder = `${metadata.url}/collection.json`

    // Given a collection with a placeholder, and files that could never be revealed
    const opened = await openAdministration(app, { symbol: 'LATER', itemBaseUri: placeholder })
    const { visit, page, part, creator, deployment } = opened
    await openReveal(page)
    const reveal = part('Reveal')
    await reveal.getByLabel('Metadata URL of files').fill('files/{}.json')
    await reveal.getByRole('button', { name: 'Commit' }).click()
    await reveal.getByText('Enter how many files there are.').waitFor()
    expect(await page.getByRole('alertdialog').count()).to.equal(0)
    await reveal.getByLabel('Metadata URL of files').fill(baseUri)
    await reveal.getByLabel('Number of files').fill(String(FILES))
    await expectGoodLook(page, 'reveal-commit')

    // When they are right, nothing can be sent before the seed is downloaded
    await reveal.getByRole('button', { name: 'Commit' }).click()
    const question = page.getByRole('alertdialog', { name: 'Keep the seed' })
    const commit = question.getByRole('button', { name: 'Commit' })
    expect(await commit.isDisabled()).to.equal(true)
    const download = question.getByRole('button', { name: 'Download the seed' })
    const file = await savedBy(page, () => download.click())
    await question.getByText('The file is LATER-reveal.json').waitFor()
    await expectGoodLook(page, 'reveal-seed')
    expect(await savedBy(page, () => download.click())).to.deep.equal(file)
    expect(await fetchReveal(connection, deployment)).to.equal(undefined)
    await commit.click()
    await page
      .getByRole('dialog')
      .getByText(/without the seed nobody can ever reveal the files/)
      .waitFor()
    await confirmReview(page, 'Commit')

    // Then exactly that file is committed to, and this browser has its seed, too
    const files = parseSeedFile(file.text)
    if (!files) throw new Error('The downloaded file has no seed.')
    const committed = await fetchReveal(connection, deployment)
    expect(committed && isCommittedTo(committed, files)).to.equal(true)
    expect([files.baseUri, files.fileCount, committed?.fileCount]).to.deep.equal([
      baseUri,
      FILES,
      FILES,
    ])
    await reveal.getByText('Not revealed yet').waitFor()
    await reveal.getByText('This browser has the seed').waitFor()
    await expectSoon(() => page.getByText('Not saved').count(), 0)
    const seed = Buffer.from(files.seed).toString('hex')
    await expectNoSeed(page, seed)
    await expectGoodLook(page, 'reveal-committed')

    // And others see the state, and no way to reveal
    await goOnAs(page, 'Collector 1')
    await reveal.getByText(/^Read-only: only the owner may commit/).waitFor()
    await reveal.getByText('Not revealed yet').waitFor()
    await expectSoon(() => reveal.getByRole('button', { name: 'Reveal' }).count(), 0)
    await visit.end()

    // When somebody mints, their item shows the placeholder
    const minting = await mintFirstItem(app, 'LATER', { creator, deployment })
    await mintedPicture(minting.page, 'Document collection').waitFor()
    await minting.end()

    // When the owner reveals in a browser without the seed, only its file is taken
    const later = await openAsCreator(app, {
      creator,
      path: `#/collections/${deployment}/items`,
    })
    await expectItem(later.page, 'Document collection')
    await later.page.goto(`${app.url}#/collections/${deployment}/administration`)
    await openReveal(later.page)
    const again = later.page.getByRole('region', { name: 'Reveal', exact: true })
    await again.getByText(/^This browser does not have it/).waitFor()
    const other = { ...files, seed: new Uint8Array(files.seed.length) }
    await chooseFile(again, formatSeedFile(other))
    await again.getByText('LATER is committed to another seed or base uri').waitFor()
    await chooseFile(again, file.text.slice(1))
    await again.getByText(/^This is no seed file/).waitFor()
    await expectGoodLook(later.page, 'reveal-file')
    await chooseFile(again, file.text)
    await again.getByText(/^The file has the seed, and it matches/).waitFor()
    await expectNoSeed(later.page, seed)
    await again.getByRole('button', { name: 'Reveal' }).click()
    await later.page.getByRole('dialog').getByText(`5 files at ${baseUri}`).waitFor()
    await expectGoodLook(later.page, 'reveal-review')
    await confirmReview(later.page, 'Reveal')

    // Then everybody can check it, and the item shows its file
    await again.getByText('Revealed: seed and URL match the committed hash').waitFor()
    await again.getByText(seed).waitFor()
    expect((await fetchReveal(connection, deployment))?.revealed).to.deep.equal({
      seed: files.seed,
      baseUri,
    })
    await expectGoodLook(later.page, 'reveal-revealed')
    await later.page.goto(`${app.url}#/collections/${deployment}/items`)
    await expectItem(later.page, `Document ${fileNumberOf(1n, files)}`)
    await later.page.goto(`${app.url}#/collections/${deployment}/activity`)
    await later.page.getByText(`Files revealed: ${baseUri}`).waitFor()
    await later.page.getByText('Committed to 5 files to reveal later').waitFor()
    await later.visit.end()
  })

  it('says that it is too late once something is minted', async () => {
    const { visit, page, part, creator, deployment } = await openAdministration(app, {
      symbol: 'LATE',
    })
    await openReveal(page)
    await part('Reveal').getByLabel('Number of files').fill('3')
    const minting = await mintFirstItem(app, 'LATE', { creator, deployment })
    await minting.end()
    await part('Reveal')
      .getByText(/can only be committed to before the first mint: 1 item is minted/)
      .waitFor()
    await expectSoon(() => page.getByText('Not saved').count(), 0)
    await visit.end()
  })
})

/** Expands the part on every width. */
function openReveal(page: Page): Promise<void> {
  return page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Reveal' })
    .click()
}

function chooseFile(part: Locator, text: string): Promise<void> {
  return part
    .locator('input[type=file]')
    .setInputFiles({ name: 'seed.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Expects the seed to be in no text, and in no address. */
async function expectNoSeed(page: Page, seed: string): Promise<void> {
  expect(await page.locator('body').textContent()).not.to.contain(seed)
  expect(page.url()).not.to.contain(seed)
}

/** Mints on a collection's page, in a public phase that is added for it. */
async function mintFirstItem(
  app: RunningApp,
  symbol: string,
  collection: Pick<Parameters<typeof addPhases>[1], 'creator' | 'deployment'>,
): Promise<CollectorVisit> {
  const phases = [{ phaseType: 'public', priceAmount: 0n }] as const
  await addPhases(app, { ...collection, phases })
  const minting = await openMintPage(app, symbol)
  await connectCollector(minting.page)
  await readyToMint(minting.page, 'Mint 1 for free')
  await minting.page.getByRole('button', { name: 'Mint 1 for free' }).click()
  await minting.page.getByRole('heading', { name: /is yours/ }).waitFor()
  return minting
}

/** Expects the only item's document to have this name. */
async function expectItem(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Dawn Chorus #1', exact: true }).click()
  await page.getByRole('dialog').getByText(name, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
}
