import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { openAdministration } from './helpers/administrationPage.ts'
import { administrationOf } from './helpers/chain.ts'
import { setPhases } from './helpers/collectionPhases.ts'
import { holdRequests } from './helpers/heldRequests.ts'
import { readItemTexts } from './helpers/itemTexts.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

const OPEN_PHASE = { phaseType: 'public', priceAmount: 500_000_000n, active: true } as const
const PARTS = [
  'Collection',
  'Metadata',
  'Item names and uris',
  'Royalties',
  'Platform fee',
  'Fee admins',
  'Lookup table',
  'Ownership',
]

describe('administration', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('changes names, limits, treasury and co-sign, and says from what to what', async () => {
    const { visit, page, part, read } = await openAdministration(app, { symbol: 'COLLECTION' })
    const treasury = someAddress()
    const cosigner = someAddress()
    const collection = part('Collection')
    await collection.getByLabel('Name', { exact: true }).fill('Dusk <b>Chorus</b>')
    await collection.getByLabel('Metadata uri').fill('https://example.com/dusk.json')
    await collection.getByLabel('Most items').fill('2 000')
    await collection.getByLabel('Limit per wallet').fill('5')
    await collection.getByLabel('Treasury').fill(` ${treasury} `)
    await collection.getByLabel('Co-signer program').fill(cosigner)
    await collection.getByLabel('Name of future items').fill('Dusk {}')
    await collection.getByLabel('URI of future items').fill('https://example.com/dusk/{}')
    await collection.getByText('from1,000to2,000').waitFor()
    await collection.getByText('fromNo limitto5').waitFor()
    await collection.getByText('The next is Dusk 1.').waitFor()
    await shoot(page, 'administration-changed')

    await save(collection)
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

    await collection.getByLabel('Co-signer program').fill('')
    await save(collection)
    await confirmReview(page, 'Save')
    expect((await read()).cosignerProgramId).to.equal(undefined)
    await visit.end()
  })

  it('says beside an input what is wrong with it, and takes the focus there', async () => {
    const { visit, page, part } = await openAdministration(app, { symbol: 'WRONG' })
    const collection = part('Collection')
    await collection.getByLabel('Limit per wallet').fill('')
    await collection.getByLabel('Treasury').fill('nowhere')
    await save(collection)
    await collection.getByText('Enter a whole number; 0 is no limit.').waitFor()
    await collection.getByText('Invalid address nowhere for blockchain SOLANA').waitFor()
    await expectFocused(collection.getByLabel('Limit per wallet'))

    await collection.getByLabel('Limit per wallet').fill('3')
    await save(collection)
    await expectFocused(collection.getByLabel('Treasury'))

    const metadata = part('Metadata')
    await metadata.getByRole('button', { name: 'Add a field' }).click()
    await metadata.getByLabel('Field 1', { exact: true }).fill('name')
    await save(metadata)
    await metadata.getByText('name is set automatically and cannot be an extra field').waitFor()
    await expectFocused(metadata.getByLabel('Field 1', { exact: true }))

    const royalties = part('Royalties')
    await royalties.getByLabel('Share 1, in percent').fill('99')
    await save(royalties)
    await royalties.getByText('Shares of the creators must sum to 100, but sum to 99').waitFor()
    await expectAccessible(page)
    await shoot(page, 'administration-wrong')

    for (const name of ['Collection', 'Metadata', 'Royalties']) {
      await part(name).getByRole('button', { name: 'Discard' }).click()
    }
    expect(await collection.getByLabel('Limit per wallet').inputValue()).to.equal('0')
    expect(await page.getByText('Not saved').count()).to.equal(0)
    await visit.end()
  })

  it('sets, changes and removes extra fields', async () => {
    const { visit, page, part, read } = await openAdministration(app, { symbol: 'METADATA' })
    const metadata = part('Metadata')
    const add = async (number: number, field: string, value: string) => {
      await metadata.getByRole('button', { name: 'Add a field' }).click()
      await metadata.getByLabel(`Field ${number}`, { exact: true }).fill(field)
      await metadata.getByLabel(`Value ${number}`, { exact: true }).fill(value)
    }
    await add(1, 'artist', 'Ada')
    await add(2, 'licence', 'CC0')
    await save(metadata)
    await confirmReview(page, 'Save')
    expect(await extraFields()).to.deep.equal({ artist: 'Ada', licence: 'CC0' })

    await metadata.getByLabel('Value 1', { exact: true }).fill('Grace')
    await metadata.getByRole('button', { name: 'Remove field 2' }).click()
    await add(2, 'year', '2026')
    await metadata.getByText('fromAdatoGrace').waitFor()
    await metadata.getByText('fromCC0tonothing').waitFor()
    await save(metadata)
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
    const items = part('Item names and uris')
    await items.getByText('12 items are minted').waitFor()

    await items.getByRole('button', { name: 'Preview' }).click()
    await items.getByText('Enter a name, a uri or both.').waitFor()
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
    await save(items)
    const review = page.getByRole('dialog')
    await review.getByText('3 transactions', { exact: true }).click()
    const transactions = review.getByRole('listitem')
    expect(await transactions.filter({ hasText: 'Update 5 items' }).count()).to.equal(2)
    expect(await transactions.filter({ hasText: 'Update 2 items' }).count()).to.equal(1)
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
    await save(items)
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
    await royalties.getByLabel('basis points').fill('750')
    await royalties.getByRole('button', { name: 'Add an address' }).click()
    await royalties.getByLabel('Address 2', { exact: true }).fill(other)
    await royalties.getByRole('button', { name: 'Split evenly' }).click()
    await royalties.getByText('from5.25 %to7.5 %').waitFor()
    await save(royalties)
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
    await save(fee)
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
    await save(fee)
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

  it('hands the fee to other admins, who may change the fee and nothing else', async () => {
    const story = await openAdministration(app, { symbol: 'ADMINS' })
    const { visit, page, part, read, goOnAs, collectors } = story
    const [first, second] = collectors.map(({ publicKey }) => publicKey.toBase58())
    const admins = part('Fee admins')
    await admins.getByRole('textbox', { name: 'Secondary admin' }).fill(first ?? '')
    await save(admins)
    await confirmReview(page, 'Replace')
    expect((await read()).platformFees.secondaryAdmin).to.equal(first)

    await goOnAs('Collector 1')
    await part('Collection').getByText('Read-only: only the owner may').waitFor()
    for (const name of PARTS.filter((title) => !/fee/i.test(title))) {
      expect(await part(name).getByText('Read-only: only the owner may').count(), name).to.equal(1)
      expect(await part(name).getByRole('textbox').count(), name).to.equal(0)
    }
    await admins
      .getByText(
        'Read-only: only the primary platform fee admin may replace the primary fee admin.',
      )
      .waitFor()
    const fee = part('Platform fee')
    await fee.getByLabel('basis points').fill('100')
    await save(fee)
    await confirmReview(page, 'Save')
    expect((await read()).platformFees.feeValue).to.equal(100n)

    await goOnAs('Creator')
    await admins.getByRole('textbox', { name: 'Primary admin' }).fill(second ?? '')
    await save(admins)
    await page
      .getByRole('dialog')
      .getByText(/no longer a platform fee admin/)
      .waitFor()
    await confirmReview(page, 'Replace')
    expect((await read()).platformFees.primaryAdmin).to.equal(second)
    await part('Platform fee').getByText('Read-only: only a platform fee admin may').waitFor()
    expect(await part('Collection').getByLabel('Treasury').count()).to.equal(1)

    await goOnAs('Collector 2')
    await admins.getByRole('textbox', { name: 'Secondary admin' }).fill('')
    await save(admins)
    await confirmReview(page, 'Replace')
    expect((await read()).platformFees.secondaryAdmin).to.equal(undefined)
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

    const metadata = part('Metadata')
    await metadata.getByText('One more field, lookup_table, is kept').waitFor()
    const collection = part('Collection')
    await collection.getByLabel('Treasury').fill(someAddress())
    await save(collection)
    await confirmReview(page, 'Save')
    await table.getByText('Lacks 1 address').waitFor()
    await table.getByRole('button', { name: 'Extend the table' }).click()
    await confirmReview(page, 'Extend')
    await table.getByText(/^Complete, with/).waitFor()
    await visit.end()
  })

  it('hands the collection over for its symbol, and is read-only at once', async () => {
    const story = await openAdministration(app, { symbol: 'HANDOVER' })
    const { visit, page, part, read, goOnAs, collectors } = story
    const [newOwner] = collectors.map(({ publicKey }) => publicKey.toBase58())
    const ownership = part('Ownership')
    const handOver = ownership.getByRole('button', { name: 'Hand over' })
    const alert = page.getByRole('alertdialog')
    const [keyless] = PublicKey.findProgramAddressSync([], SystemProgram.programId)

    await ownership.getByLabel('New owner').fill(PublicKey.default.toBase58())
    await handOver.click()
    await ownership.getByText('The new owner must be neither').waitFor()
    await ownership.getByLabel('New owner').fill(keyless.toBase58())
    await handOver.click()
    await alert.getByText('This address has no key of its own').waitFor()
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Cancel' }).click()
    await ownership.getByLabel('New owner').fill(someAddress())
    await handOver.click()
    await alert.getByText('This wallet has never been used on this network').waitFor()
    await alert.getByRole('button', { name: 'Cancel' }).click()

    await ownership.getByLabel('New owner').fill(newOwner ?? '')
    await handOver.click()
    await alert.getByLabel('Type HANDOVER to confirm').fill('HANDOVE')
    expect(await alert.getByRole('button', { name: 'Hand over' }).isDisabled()).to.equal(true)
    expect(await alert.getByText('This wallet has never').count()).to.equal(0)
    await alert.getByLabel('Type HANDOVER to confirm').fill('HANDOVER')
    await shoot(page, 'administration-hand-over')
    await alert.getByRole('button', { name: 'Hand over' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^The treasury stays/)
      .waitFor()
    await confirmReview(page, 'Hand over')

    expect((await read()).creator).to.equal(newOwner)
    await part('Collection').getByText('Read-only: only the owner may').waitFor()
    expect(await ownership.getByLabel('New owner').count()).to.equal(0)
    await part('Platform fee').getByLabel('basis points').waitFor()
    await goOnAs('Collector 1')
    await ownership.getByLabel('New owner').waitFor()
    await visit.end()
  })

  it('stays calm where the wallet rejects, and keeps what was entered', async () => {
    const { visit, page, part, read } = await openAdministration(app, { symbol: 'REJECTED' })
    await page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).click()
    await page.getByRole('switch', { name: 'Ask before signing' }).click()
    await page.goBack()
    const collection = part('Collection')
    await collection.getByLabel('Limit per wallet').fill('7')
    await save(collection)
    const review = page.getByRole('dialog')
    await review.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    await review.getByText('You rejected it in your wallet').first().waitFor()
    await review.getByRole('button', { name: 'Close' }).first().click()

    expect(await collection.getByLabel('Limit per wallet').inputValue()).to.equal('7')
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
    await collection.getByLabel('Most items').fill('1')
    await save(collection)
    const review = page.getByRole('dialog')
    await review.getByRole('button', { name: 'Save' }).waitFor()
    await mintAs(app, { wallet: creator, deployment, quantity: 2n })
    await review.getByRole('button', { name: 'Save' }).click()
    await review
      .getByText(/New max number of tokens must be greater than or equal to current issued tokens/)
      .waitFor()
    await review.getByRole('button', { name: 'Close' }).first().click()
    expect(await collection.getByLabel('Most items').inputValue()).to.equal('1')
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
    await collection.getByLabel('Limit per wallet').fill('2')
    // Saving finds it out, not the page by itself before.
    const held = await holdRequests(page, { rpcUrl, method: 'getMultipleAccounts', after: 0 })
    const changes = { collectionName: 'Theirs', maxNumberOfTokens: 77n }
    await elsewhere.modifyCollection({ collection: 'MEANWHILE', changes })

    await save(collection)
    await held.release()
    const review = page.getByRole('dialog')
    await review.getByText('Changed on chain meanwhile: Name.').waitFor()
    await review.getByRole('button', { name: 'Cancel' }).click()
    await collection.getByText('Changed on chain while you were editing').waitFor()
    expect(await collection.getByLabel('Most items').inputValue()).to.equal('77')
    expect(await saveButton(collection).isDisabled()).to.equal(true)
    await shoot(page, 'administration-meanwhile')
    await collection.getByRole('button', { name: 'Use the on-chain value' }).click()
    expect(await collection.getByLabel('Name', { exact: true }).inputValue()).to.equal('Theirs')
    await save(collection)
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
    const held = await holdRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
    const collection = part('Collection')
    await collection.getByLabel('Name', { exact: true }).fill('Later')
    await save(collection)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await held.reached(1)
    await page.getByRole('button', { name: 'Continue in the background' }).click()
    await collection.getByLabel('Limit per wallet').fill('9')

    await held.release()
    await page.getByRole('heading', { level: 1, name: 'Later' }).waitFor()
    expect(await collection.getByLabel('Limit per wallet').inputValue()).to.equal('9')
    await save(collection)
    await confirmReview(page, 'Save')
    await saveButton(collection).waitFor({ state: 'detached' })
    const { metadata, maxMintsPerWallet } = await read()
    expect(metadata.collectionBaseName).to.equal('Later')
    expect(maxMintsPerWallet).to.equal(9n)
    await visit.end()
  })

  it('asks before what is not saved is left, and has it again after a reload', async () => {
    const { visit, page, part } = await openAdministration(app, { symbol: 'UNSAVED' })
    await part('Royalties').getByLabel('basis points').fill('1')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await part('Royalties').getByText('Not saved').waitFor()
    expect(await part('Royalties').getByLabel('basis points').inputValue()).to.equal('1')
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    expect(await part('Royalties').getByLabel('basis points').inputValue()).to.equal('1')
    await page.getByRole('link', { name: /^Royalties/ }).click()
    await expectFocused(page.getByRole('heading', { name: 'Royalties' }))
    expect(new URL(page.url()).hash).to.match(/#royalties$/)

    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await part('Royalties').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Administration' }).click()
    await part('Royalties').waitFor()
    expect(await part('Royalties').getByText('Not saved').count()).to.equal(0)
    await visit.end()
  })

  it('shows everything to anybody, with who may change it', async () => {
    const { visit, page, part, goOnAs } = await openAdministration(app, { symbol: 'ANYBODY' })
    await goOnAs('Collector 2')
    await part('Platform fee').getByText('Read-only: only a platform fee admin may').waitFor()
    for (const name of PARTS) {
      expect(
        await part(name)
          .getByText(/^Read-only: /)
          .count(),
        name,
      ).to.be.at.least(1)
      expect(await part(name).getByRole('textbox').count(), name).to.equal(0)
    }
    await part('Royalties').getByText('5.25 %').waitFor()
    await part('Platform fee').getByText('3 % of the price').waitFor()
    await expectAccessible(page)
    await shoot(page, 'administration-anybody')
    await visit.end()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`fits a phone and is accessible in ${colorScheme}`, async () => {
      const { visit, page, part } = await openAdministration(app, {
        symbol: `PHONE-${colorScheme}`,
        viewport: PHONE,
        colorScheme,
      })
      await expectNoSidewaysScroll(page)
      await shoot(page, `administration-phone-closed-${colorScheme}`)
      for (const name of PARTS) await part(name).getByRole('button', { name }).first().click()
      await part('Royalties').getByLabel('basis points').fill('100')
      await part('Collection').getByLabel('Treasury').fill(someAddress())
      const long = `ipfs://${'x'.repeat(150)}/{}`
      await part('Collection').getByLabel('URI of future items').fill(long)
      await part('Lookup table').getByText('Not created yet').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await shoot(page, `administration-phone-${colorScheme}`)

      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('navigation', { name: 'Administration' }).waitFor()
      await expectAccessible(page)
      await shoot(page, `administration-desktop-${colorScheme}`)
      await visit.end()
    })
  }

  it('is edited and saved by keyboard alone on a phone', async () => {
    const { visit, page, part, read } = await openAdministration(app, {
      symbol: 'KEYBOARD',
      viewport: PHONE,
    })
    await tabToButton('Royalties')
    await page.keyboard.press('Enter')
    await part('Royalties').getByLabel('basis points').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('10')
    await tabToButton('Save')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
    await tabToButton('Save')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).waitFor()
    expect((await read()).royalties.royaltyBasisPoints).to.equal(1_000)
    await visit.end()

    async function tabToButton(name: string) {
      const target = page
        .getByRole('button', { name, exact: true })
        .filter({ visible: true })
        .last()
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${name} cannot be reached with Tab.`)
    }
  })
})

function someAddress(): string {
  return Keypair.generate().publicKey.toBase58()
}

function saveButton(part: Locator): Locator {
  return part.getByRole('button', { name: 'Save' })
}

/** Presses what saves a part, whatever it is called there. */
async function save(part: Locator): Promise<void> {
  await saveButton(part).click()
}

async function expectFocused(locator: Locator): Promise<void> {
  await locator.waitFor()
  expect(await locator.evaluate((element) => element === document.activeElement)).to.equal(true)
}
