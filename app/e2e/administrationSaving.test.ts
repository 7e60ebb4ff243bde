import { expect } from 'chai'
import { openAdministration, pressSave, saveButton } from './helpers/administrationPage.ts'
import { administrationOf } from './helpers/chain.ts'
import { setPhases } from './helpers/collectionPhases.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectValue } from './helpers/expectValue.ts'
import { holdRpcRequests } from './helpers/heldRequests.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { expectFocused } from './helpers/steps.ts'

describe('saving changes of a collection', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('says beside an input what is wrong with it, and takes the focus there', async () => {
    const { visit, page, part } = await openAdministration(app, { symbol: 'WRONG' })
    const collection = part('Collection')
    await collection.getByLabel('Max per wallet').fill('')
    await collection.getByLabel('Treasury').fill('nowhere')
    await pressSave(collection)
    await collection.getByText('Enter a whole number; 0 is no limit.').waitFor()
    await collection.getByText('Invalid address nowhere for blockchain SOLANA').waitFor()
    await expectFocused(collection.getByLabel('Max per wallet'))

    await collection.getByLabel('Max per wallet').fill('3')
    await pressSave(collection)
    await expectFocused(collection.getByLabel('Treasury'))

    const metadata = part('Extra metadata')
    await metadata.getByRole('button', { name: 'Add a field' }).click()
    await metadata.getByLabel('Field 1', { exact: true }).fill('name')
    await pressSave(metadata)
    await metadata.getByText('name is set automatically and cannot be an extra field').waitFor()
    await expectFocused(metadata.getByLabel('Field 1', { exact: true }))

    const royalties = part('Royalties')
    await royalties.getByLabel('Share 1, in percent').fill('99')
    await pressSave(royalties)
    await royalties.getByText('Shares of the creators must sum to 100, but sum to 99').waitFor()
    await expectAccessible(page)
    await shoot(page, 'administration-wrong')

    for (const name of ['Collection', 'Extra metadata', 'Royalties']) {
      await part(name).getByRole('button', { name: 'Discard' }).click()
    }
    await expectValue(collection.getByLabel('Max per wallet'), '0')
    await expectSoon(() => page.getByText('Not saved').count(), 0)
    await visit.end()
  })

  it('stays calm where the wallet rejects, and keeps what was entered', async () => {
    const { visit, page, part, read } = await openAdministration(app, { symbol: 'REJECTED' })
    await page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).click()
    await page.getByRole('switch', { name: 'Ask before signing' }).click()
    await page.goBack()
    const collection = part('Collection')
    await collection.getByLabel('Max per wallet').fill('7')
    await pressSave(collection)
    const review = page.getByRole('dialog')
    await review.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    await review.getByText('You rejected it in your wallet').first().waitFor()
    await review.getByRole('button', { name: 'Close' }).first().click()

    await expectValue(collection.getByLabel('Max per wallet'), '7')
    expect((await read()).maxMintsPerWallet).to.equal(0n)
    await collection.getByRole('button', { name: 'Discard' }).click()
    await visit.end()
  })

  it('tells why the program refuses, in its own words', async () => {
    const { visit, page, part, creator, deployment } = await openAdministration(app, {
      symbol: 'REFUSED',
    })
    const phases = [{ phaseType: 'public', priceAmount: 0n }] as const
    await setPhases(app, { creator, deployment, phases })
    app.network.advanceClock(1)
    const collection = part('Collection')
    await collection.getByLabel('Max supply').fill('1')
    await pressSave(collection)
    const review = page.getByRole('dialog')
    await review.getByRole('button', { name: 'Save' }).waitFor()
    await mintAs(app, { wallet: creator, deployment, quantity: 2n })
    await review.getByRole('button', { name: 'Save' }).click()
    await review
      .getByText(/New max number of tokens must be greater than or equal to current issued tokens/)
      .waitFor()
    await review.getByRole('button', { name: 'Close' }).first().click()
    await expectValue(collection.getByLabel('Max supply'), '1')
    await visit.end()
  })

  it('does not write over what was changed on chain meanwhile', async () => {
    const { visit, page, part, read, creator } = await openAdministration(app, {
      symbol: 'MEANWHILE',
    })
    const { rpcUrl } = app.network
    const elsewhere = administrationOf(app, creator)
    const collection = part('Collection')
    await collection.getByLabel('Name', { exact: true }).fill('Mine')
    await collection.getByLabel('Max per wallet').fill('2')
    // Found when saving, and not by the page before.
    const held = await holdRpcRequests(page, { rpcUrl, method: 'getMultipleAccounts', after: 0 })
    const changes = { collectionName: 'Theirs', maxNumberOfTokens: 77n }
    await elsewhere.modifyCollection({ collection: 'MEANWHILE', changes })

    await pressSave(collection)
    await held.release()
    const review = page.getByRole('dialog')
    await review.getByText('Changed on chain meanwhile: Name.').waitFor()
    await review.getByRole('button', { name: 'Cancel' }).click()
    await collection.getByText('Changed on chain while you were editing').waitFor()
    await expectValue(collection.getByLabel('Max supply'), '77')
    await expectSoon(() => saveButton(collection).isDisabled(), true)
    await shoot(page, 'administration-meanwhile')
    await collection.getByRole('button', { name: 'Use the on-chain value' }).click()
    await expectValue(collection.getByLabel('Name', { exact: true }), 'Theirs')
    await pressSave(collection)
    await confirmReview(page, 'Save')

    const info = await read()
    expect(info.metadata.collectionBaseName).to.equal('Theirs')
    expect(info.maxMintsPerWallet).to.equal(2n)
    expect(info.maxNumberOfTokens).to.equal(77n)
    await visit.end()
  })

  it('keeps what is entered while a change goes on in the background', async () => {
    const { visit, page, part, read } = await openAdministration(app, { symbol: 'BEHIND' })
    const { rpcUrl } = app.network
    const held = await holdRpcRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
    const collection = part('Collection')
    await collection.getByLabel('Name', { exact: true }).fill('Later')
    await pressSave(collection)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await held.reached(1)
    await page.getByRole('button', { name: 'Continue in the background' }).click()
    await collection.getByLabel('Max per wallet').fill('9')

    await held.release()
    await page.getByRole('heading', { level: 1, name: 'Later' }).waitFor()
    await expectValue(collection.getByLabel('Max per wallet'), '9')
    await pressSave(collection)
    await confirmReview(page, 'Save')
    await saveButton(collection).waitFor({ state: 'detached' })
    const { metadata, maxMintsPerWallet } = await read()
    expect(metadata.collectionBaseName).to.equal('Later')
    expect(maxMintsPerWallet).to.equal(9n)
    await visit.end()
  })

  it('asks before what is not saved is left, and has it again after a reload', async () => {
    const { visit, page, part } = await openAdministration(app, { symbol: 'UNSAVED' })
    await part('Royalties').getByRole('textbox', { name: 'Royalties' }).fill('0.01')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await part('Royalties').getByText('Not saved').waitFor()
    await expectValue(part('Royalties').getByRole('textbox', { name: 'Royalties' }), '0.01')
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await expectValue(part('Royalties').getByRole('textbox', { name: 'Royalties' }), '0.01')
    await page.getByRole('link', { name: /^Royalties/ }).click()
    await expectFocused(page.getByRole('heading', { name: 'Royalties' }))
    await page.waitForURL(/#royalties$/)

    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await part('Royalties').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Administration' }).click()
    await part('Royalties').waitFor()
    await expectSoon(() => part('Royalties').getByText('Not saved').count(), 0)
    await visit.end()
  })
})
