import { fetchReveal, parseSeedFile, revealCommitment } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf, readCollection } from './helpers/chain.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import {
  enterBasics,
  openCollectionInfo,
  openDeployForm,
  openFormWhereAsked,
  supplyField,
  symbolField,
} from './helpers/deployForm.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectValue } from './helpers/expectValue.ts'
import { expectGoodLook } from './helpers/look.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

const DAWN = { symbol: 'DAWN', name: 'Dawn Chorus', uri: 'https://example.com/dawn.json' }

describe('input of the deploy form', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('is kept when it is rejected, and over a reload, until it is cleared', async () => {
    const { visit, page } = await openAsCreator(app)
    await openFormWhereAsked(app, page)
    await enterBasics(page, { ...DAWN, symbol: 'KEPT' })
    await supplyField(page).fill('12')

    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy KEPT' })
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await dialog.waitFor({ state: 'detached' })
    await expectValue(symbolField(page), 'KEPT')

    await page.reload()
    await expectValue(symbolField(page), 'KEPT')
    await expectValue(supplyField(page), '12')
    await expectValue(page.getByLabel('Item name'), 'Dawn Chorus #{}')

    await page.getByRole('link', { name: 'Mintline, to your collections' }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
    await expectValue(symbolField(page), '')
    await expectValue(supplyField(page), '0')
    await page.getByRole('link', { name: 'Mintline, to your collections' }).click()
    await page.getByRole('heading', { name: 'Collections', exact: true }).waitFor()
    await visit.end()
  })

  it('is discarded when the person leaves anyway', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    await page.getByLabel('Name', { exact: true }).fill('Left behind')
    await page.getByRole('link', { name: 'Mintline, to your collections' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await openDeployForm(page)
    await expectValue(page.getByLabel('Name', { exact: true }), '')
    await visit.end()
  })

  it('resumes after a later transaction was rejected', async () => {
    const { visit, page } = await openAsCreator(app)
    await openFormWhereAsked(app, page)
    const uri = `https://example.com/${'p'.repeat(180)}`
    await enterBasics(page, { symbol: 'PARTS', name: 'Parts', uri })
    await page.getByText('Advanced').click()
    for (const number of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Add a field' }).click()
      await page.getByLabel(`Field ${number}`, { exact: true }).fill(`field ${number}`)
      await page.getByLabel(`Value ${number}`, { exact: true }).fill('v'.repeat(200))
    }
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy PARTS' })
    await rejectLaterTransaction(page, dialog)

    await page.getByRole('button', { name: 'Finish deploying' }).click()
    await finishDeploying(page, dialog)
    const info = await openCollectionInfo(app, page)
    expect(info.metadata.extraMetadata).to.deep.equal(
      [1, 2, 3].map((number) => ({ field: `field ${number}`, value: 'v'.repeat(200) })),
    )
    expect(info.metadata.collectionBaseUri).to.equal(uri)
    await visit.end()
  })

  it('commits to the files of a reveal with the seed that was downloaded first', async () => {
    const connection = connectionOf(app)
    const baseUri = 'https://example.com/files/{}.json'
    const { visit, page } = await openAsCreator(app)

    // Given a reveal without its URL, which is refused at its field
    await openFormWhereAsked(app, page)
    await enterBasics(page, { ...DAWN, symbol: 'LATER' })
    await page.getByText('Advanced').click()
    await page.getByLabel('Number of files').fill('5')
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByRole('button', { name: /^Metadata URL of files: / }).click()
    await page.keyboard.insertText(baseUri)
    await page.reload()
    await expectValue(page.getByLabel('Number of files'), '5')
    await expectValue(page.getByLabel('Metadata URL of files'), baseUri)
    await page.getByText('Total, about').waitFor()
    await expectGoodLook(page, 'deploy-reveal')

    // When it is complete, nothing can be sent before the seed is downloaded
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Keep the seed' })
    const confirm = question.getByRole('button', { name: 'Deploy' })
    const download = question.getByRole('button', { name: 'Download the seed' })
    expect(await confirm.isDisabled()).to.equal(true)
    const file = await savedBy(page, () => download.click())
    expect(file.name).to.equal('LATER-reveal.json')
    await question.getByText('The file is LATER-reveal.json').waitFor()
    await expectGoodLook(page, 'deploy-seed')
    await confirm.click()

    // And the commitment is rejected after the collection is on chain
    const dialog = page.getByRole('dialog', { name: 'Deploy LATER' })
    await dialog.getByText('5 files, not revealed yet').waitFor()
    await expectGoodLook(page, 'deploy-reveal-review')
    await rejectLaterTransaction(page, dialog)

    // Then the next attempt has the same seed, and commits to exactly the downloaded file
    await page.getByRole('button', { name: 'Finish deploying' }).click()
    expect(await savedBy(page, () => download.click())).to.deep.equal(file)
    await confirm.click()
    await dialog.getByText('5 files, not revealed yet').waitFor()
    await finishDeploying(page, dialog)
    const { editions } = await openCollectionInfo(app, page)
    const files = parseSeedFile(file.text)
    if (!files) throw new Error('The downloaded file has no seed.')
    expect([files.baseUri, files.fileCount]).to.deep.equal([baseUri, 5n])
    const committed = await fetchReveal(connection, editions)
    expect(committed?.commitment).to.deep.equal(revealCommitment(editions, files))
    expect(committed?.fileCount).to.equal(5n)
    await visit.end()
  })

  it('leads to the collection if an earlier attempt landed after all', async () => {
    const creator = Keypair.generate()
    const deployment = await deployCollection(app, { creator, symbol: 'LANDED', name: 'Landed' })
    const { groupMint } = await readCollection(app, deployment)
    const draft = {
      symbol: 'LANDED',
      collectionName: 'Landed',
      collectionUri: 'https://example.com/collection.json',
      itemBaseUri: 'https://example.com/{}.json',
      maxNumberOfTokens: '1000',
      royaltyBasisPoints: 525,
      feeBasisPoints: 300,
      groupMints: [groupMint],
    }
    const { visit, page } = await openAsCreator(app, {
      creator,
      path: '#/deploy',
      stored: { 'mintline.deploy': JSON.stringify(draft) },
    })
    await page.getByText('Your last attempt is on chain.').waitFor()
    await page.getByRole('button', { name: 'Finish deploying' }).click()
    await page.getByText('There is nothing to send').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.waitForURL(new RegExp(`#/collections/${deployment}/phases`))
    await visit.end()
  })
})

/** Approves a review's first transaction, rejects the next one, and starts the page anew. */
async function rejectLaterTransaction(page: Page, dialog: Locator): Promise<void> {
  await approveFirst(page, dialog)
  await page.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await page.reload()
  await page.getByText('Your last attempt is on chain.').waitFor()
}

/** Approves a review's only transaction, and goes on to the collection. */
async function finishDeploying(page: Page, dialog: Locator): Promise<void> {
  await approveFirst(page, dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(/#\/collections\/\w+\/phases/)
}

async function approveFirst(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByText('Confirmed').first().waitFor()
}
