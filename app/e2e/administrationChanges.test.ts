import { expect } from 'chai'
import { openAdministration, pressSave, saveButton } from './helpers/administrationPage.ts'
import { setPhases } from './helpers/collectionPhases.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { readItemTexts } from './helpers/itemTexts.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import { confirmReview } from './helpers/review.ts'
import { someAddress } from './helpers/someAddress.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { expectFocused } from './helpers/steps.ts'

const OPEN_PHASE = { phaseType: 'public', priceAmount: 500_000_000n, active: true } as const

describe('what an owner changes of a collection', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('changes names, limits, treasury and co-signer, and says from what to what', async () => {
    const { visit, page, part, read } = await openAdministration(app, { symbol: 'COLLECTION' })
    const treasury = someAddress()
    const cosigner = someAddress()
    const collection = part('Collection')
    await collection.getByLabel('Name', { exact: true }).fill('Dusk <b>Chorus</b>')
    await collection
      .getByLabel('Metadata URL', { exact: true })
      .fill('https://example.com/dusk.json')
    await collection.getByLabel('Max supply').fill('2 000')
    await collection.getByLabel('Max per wallet').fill('5')
    await collection.getByLabel('Treasury').fill(` ${treasury} `)
    await collection.getByLabel('Co-signer').fill(cosigner)
    await collection.getByLabel('Name of future items').fill('Dusk {}')
    await collection.getByLabel('Metadata URL of future items').fill('https://example.com/dusk/{}')
    await collection.getByText('from1,000to2,000').waitFor()
    await collection.getByText('fromNo limitto5').waitFor()
    await collection.getByText('The next is Dusk 1.').waitFor()
    await shoot(page, 'administration-changed')

    await pressSave(collection)
    await confirmReview(page, 'Save')

    const info = await read()
    expect(info.metadata.collectionBaseName).to.equal('Dusk <b>Chorus</b>')
    expect(info.metadata.collectionBaseUri).to.equal('https://example.com/dusk.json')
    expect(info.maxNumberOfTokens).to.equal(2_000n)
    expect(info.maxMintsPerWallet).to.equal(5n)
    expect(info.treasury).to.equal(treasury)
    expect(info.cosignerProgramId).to.equal(cosigner)
    expect(info.itemBaseName).to.equal('Dusk {}')
    expect(info.itemBaseUri).to.equal('https://example.com/dusk/{}')
    await page.getByRole('heading', { level: 1, name: 'Dusk <b>Chorus</b>' }).waitFor()
    await saveButton(collection).waitFor({ state: 'detached' })

    await collection.getByLabel('Co-signer').fill('')
    await pressSave(collection)
    await confirmReview(page, 'Save')
    expect((await read()).cosignerProgramId).to.equal(undefined)
    await visit.end()
  })

  it('sets, changes and removes extra fields', async () => {
    const { visit, page, part, read } = await openAdministration(app, { symbol: 'METADATA' })
    const metadata = part('Extra metadata')
    const add = async (number: number, field: string, value: string) => {
      await metadata.getByRole('button', { name: 'Add a field' }).click()
      await metadata.getByLabel(`Field ${number}`, { exact: true }).fill(field)
      await metadata.getByLabel(`Value ${number}`, { exact: true }).fill(value)
    }
    await add(1, 'artist', 'Ada')
    await add(2, 'licence', 'CC0')
    await pressSave(metadata)
    await confirmReview(page, 'Save')
    expect(await extraFields()).to.deep.equal({ artist: 'Ada', licence: 'CC0' })

    await metadata.getByLabel('Value 1', { exact: true }).fill('Grace')
    await metadata.getByRole('button', { name: 'Remove field 2' }).click()
    await add(2, 'year', '2026')
    await metadata.getByText('fromAdatoGrace').waitFor()
    await metadata.getByText('fromCC0tonothing').waitFor()
    await pressSave(metadata)
    await confirmReview(page, 'Save')
    expect(await extraFields()).to.deep.equal({ artist: 'Grace', year: '2026' })
    await visit.end()

    async function extraFields() {
      const { extraMetadata } = (await read()).metadata
      return Object.fromEntries(extraMetadata.map(({ field, value }) => [field, value]))
    }
  })

  it('gives 12 items new names in three transactions, and two of them others by a list', async () => {
    const { visit, page, part, creator, deployment } = await openAdministration(app, {
      symbol: 'ITEMS',
    })
    const phases = [{ phaseType: 'public', priceAmount: 0n }] as const
    await setPhases(app, { creator, deployment, phases })
    app.network.advanceClock(1)
    await mintAs(app, { wallet: creator, deployment, quantity: 12n })
    await page.reload()
    const items = part('Item names and metadata')
    await items.getByText('12 items are minted').waitFor()

    await items.getByRole('button', { name: 'Preview' }).click()
    await items.getByText('Enter a name, a metadata URL or both.').waitFor()
    await expectFocused(items.getByRole('textbox', { name: 'New name' }))
    await items.getByRole('radio', { name: 'Some of them' }).click()
    await items.getByRole('textbox', { name: 'Numbers' }).fill('1-13')
    await items.getByText('There is no item 13: items 1 to 12 are minted.').waitFor()
    await items.getByRole('radio', { name: 'All minted items' }).click()
    await items.getByRole('textbox', { name: 'New name' }).fill('Revealed {} of 12')
    await items.getByRole('button', { name: 'Preview' }).click()
    await items.getByText('12 items change, in 3 transactions or more.').waitFor()
    await items.getByText('Revealed 12 of 12').waitFor()
    await expectAccessible(page)
    await shoot(page, 'administration-items')
    await pressSave(items)
    const review = page.getByRole('dialog')
    await review.getByText('3 transactions', { exact: true }).click()
    const transactions = review.getByRole('listitem')
    await expectSoon(() => transactions.filter({ hasText: 'Update 5 items' }).count(), 2)
    await expectSoon(() => transactions.filter({ hasText: 'Update 2 items' }).count(), 1)
    await shoot(page, 'administration-items-review')
    await confirmReview(page, 'Update')

    const texts = await readItemTexts(app, deployment)
    expect(texts.map(({ name }) => name)).to.deep.equal(
      Array.from({ length: 12 }, (_, index) => `Revealed ${index + 1} of 12`),
    )
    expect(texts.map(({ uri }) => uri)).to.deep.equal(
      Array.from({ length: 12 }, (_, index) => `https://example.com/${index + 1}.json`),
    )

    await items.getByRole('radio', { name: 'A list' }).click()
    await items
      .getByRole('textbox', { name: 'List' })
      .fill('number,name,uri\n3,"Three, at last",\n99,x,\n')
    await items.getByRole('button', { name: 'Preview' }).click()
    await items.getByText('Line 3: There is no item 99: items 1 to 12 are minted.').waitFor()
    await items
      .getByRole('textbox', { name: 'List' })
      .fill('3,"Three, at last",\n4,,https://example.com/four\n5,Revealed 5 of 12,')
    await items.getByRole('button', { name: 'Preview' }).click()
    await items.getByText('2 items change, in 1 transaction or more.').waitFor()
    await pressSave(items)
    await confirmReview(page, 'Update')
    const [third, fourth] = (await readItemTexts(app, deployment)).slice(2, 4)
    expect(third).to.deep.equal({ name: 'Three, at last', uri: 'https://example.com/3.json' })
    expect(fourth).to.deep.equal({ name: 'Revealed 4 of 12', uri: 'https://example.com/four' })
    await visit.end()
  })

  it('replaces the royalties', async () => {
    const { visit, page, part, read, creator } = await openAdministration(app, {
      symbol: 'ROYALTIES',
    })
    const other = someAddress()
    const royalties = part('Royalties')
    await royalties.getByRole('textbox', { name: 'Royalties' }).fill('7.5')
    await royalties.getByRole('button', { name: 'Add an address' }).click()
    await royalties.getByLabel('Address 2', { exact: true }).fill(other)
    await royalties.getByRole('button', { name: 'Split evenly' }).click()
    await royalties.getByText('from5.25 %to7.5 %').waitFor()
    await pressSave(royalties)
    await confirmReview(page, 'Save')
    expect((await read()).royalties).to.deep.equal({
      royaltyBasisPoints: 750,
      creators: [
        { address: creator.publicKey.toBase58(), share: 50 },
        { address: other, share: 50 },
      ],
    })
    await visit.end()
  })

  it('replaces the platform fee, and shows what it means at the prices of the phases', async () => {
    const { visit, page, part, read, creator, deployment } = await openAdministration(app, {
      symbol: 'FEE',
    })
    const phases = [OPEN_PHASE, { ...OPEN_PHASE, priceAmount: 100_000_000n, active: false }]
    await setPhases(app, { creator, deployment, phases })
    await page.reload()
    const other = someAddress()
    const fee = part('Platform fee')
    await fee.getByText('Phase 2 at 0.1 SOL').waitFor()
    await fee.getByRole('radio', { name: 'Flat' }).click()
    await fee.getByLabel('Fee', { exact: true }).fill('0.6')
    await pressSave(fee)
    await fee
      .getByText(/^Total fee exceeds the price amount: a flat fee of 0\.6 SOL closes/)
      .waitFor()
    await expectFocused(fee.getByLabel('Fee', { exact: true }))

    await fee.getByLabel('Fee', { exact: true }).fill('0.2')
    await fee.getByText('The price is below the flat fee').waitFor()
    await fee.getByText('0.3 SOL').waitFor()
    await fee.getByRole('button', { name: 'Add an address' }).click()
    await fee.getByLabel('Address 2', { exact: true }).fill(other)
    await fee.getByLabel('Share 1, in percent').fill('70')
    await fee.getByLabel('Share 2, in percent').fill('30')
    await shoot(page, 'administration-fee')
    await pressSave(fee)
    await confirmReview(page, 'Save')
    const { feeValue, isFlat, recipients } = (await read()).platformFees
    expect({ feeValue, isFlat, recipients }).to.deep.equal({
      feeValue: 200_000_000n,
      isFlat: true,
      recipients: [
        { address: creator.publicKey.toBase58(), share: 70 },
        { address: other, share: 30 },
      ],
    })
    await visit.end()
  })

  it('makes a lookup table and says when it is complete', async () => {
    const { visit, page, part, read } = await openAdministration(app, { symbol: 'TABLE' })
    const table = part('Lookup table')
    await table.getByText('Not created yet').waitFor()
    await table.getByRole('button', { name: 'Create the table' }).click()
    await confirmReview(page, 'Create')
    await table.getByText(/^Complete, with \d+ addresses$/).waitFor()
    const { extraMetadata } = (await read()).metadata
    expect(extraMetadata.map(({ field }) => field)).to.deep.equal(['lookup_table'])

    const metadata = part('Extra metadata')
    await metadata.getByText('One more field, lookup_table, is kept').waitFor()
    const collection = part('Collection')
    await collection.getByLabel('Treasury').fill(someAddress())
    await pressSave(collection)
    await confirmReview(page, 'Save')
    await table.getByText('Lacks 1 address').waitFor()
    await table.getByRole('button', { name: 'Extend the table' }).click()
    await confirmReview(page, 'Extend')
    await table.getByText(/^Complete, with/).waitFor()
    await visit.end()
  })
})
