import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf } from './helpers/chain.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import {
  addField,
  chooseAddress,
  deployAndConfirm,
  enterBasics,
  enterShares,
  focusedPath,
  itemMetadataField,
  metadataField,
  openCollectionInfo,
  openDeployForm,
  supplyField,
  symbolField,
  tabToPath,
} from './helpers/deployForm.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectValue } from './helpers/expectValue.ts'
import { expectNoSidewaysScroll } from './helpers/look.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { focusedName, tabTo } from './helpers/steps.ts'
import { DESKTOP, PHONE } from './helpers/visit.ts'

const DAWN = { symbol: 'DAWN', name: 'Dawn Chorus', uri: 'https://example.com/dawn.json' }

describe('deploying a collection', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('needs a symbol, a name and metadata, and nothing else', async () => {
    const { visit, page, creator } = await openAsCreator(app)
    await openDeployForm(page)
    await enterBasics(page, DAWN)
    await page.getByText('Dawn Chorus #100').waitFor()
    await page.getByText(/^Total, about$/).waitFor()
    await deployAndConfirm(page, 'DAWN')

    const address = creator.publicKey.toBase58()
    const info = await openCollectionInfo(app, page)
    expect(info).to.include({
      symbol: 'DAWN',
      creator: address,
      treasury: address,
      itemBaseName: 'Dawn Chorus #{}',
      itemBaseUri: DAWN.uri,
      maxNumberOfTokens: 0n,
      maxMintsPerWallet: 0n,
      cosignerProgramId: undefined,
    })
    expect(info.royalties).to.deep.equal({
      royaltyBasisPoints: 500,
      creators: [{ address, share: 100 }],
    })
    expect(info.platformFees).to.deep.equal({
      feeValue: 0n,
      isFlat: false,
      recipients: [{ address, share: 100 }],
      primaryAdmin: address,
      secondaryAdmin: undefined,
      cap: { basisPoints: 0, flat: 0n },
    })
    expect(info.metadata).to.deep.include({
      collectionBaseName: 'Dawn Chorus',
      collectionBaseUri: DAWN.uri,
      extraMetadata: [],
    })
    await page.getByRole('link', { name: 'Mintline, to your collections' }).click()
    await openDeployForm(page)
    await expectValue(symbolField(page), '')
    await visit.end()
  })

  it('asks the fee of a platform where its host names one, and says so', async () => {
    const recipient = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
    const platform = { name: 'Gallery', solana: { basisPoints: 250, recipient } }
    const gallery = await startApp({ platform })
    try {
      const { visit, page } = await openAsCreator(gallery)
      await openDeployForm(page)
      await page.getByText('Gallery asks 2.5 %.', { exact: false }).waitFor()
      await enterBasics(page, DAWN)
      await deployAndConfirm(page, 'DAWN')
      const { platformFees } = await openCollectionInfo(gallery, page)
      expect(platformFees).to.deep.include({
        feeValue: 250n,
        isFlat: false,
        recipients: [{ address: recipient, share: 100 }],
      })
      await visit.end()
    } finally {
      await gallery.close()
    }
  })

  it('writes every field to the chain as entered', async () => {
    const { visit, page, creator, collectors } = await openAsCreator(app)
    const [own, second, third] = [creator, ...collectors].map((one) => one.publicKey.toBase58())
    await openDeployForm(page)
    await enterBasics(page, { ...DAWN, symbol: 'ALL' })
    await page.getByLabel('Item name').fill('Bird {} of {}')
    await itemMetadataField(page).fill('https://example.com/birds/{}.json')
    await supplyField(page).fill('18446744073709551615')
    await page.getByLabel('Max per wallet').fill('7')
    await page.getByLabel('Treasury').fill(second ?? '')
    await page.getByRole('textbox', { name: 'Royalties' }).fill('5.25')
    await enterShares(page, 'Royalty shares', [
      [own, '55'],
      [third, '45'],
    ])
    await page.getByRole('radio', { name: 'Flat' }).click()
    await page.getByLabel('Fee for each item').fill('0.000000001')
    await expectValue(page.getByLabel('Highest amount for each item'), '0.000000001')
    await page.getByLabel('Highest amount for each item').fill('0.5')
    await enterShares(page, 'Platform fee shares', [
      [second, '34'],
      [third, '66'],
    ])
    await page.getByText('Advanced').click()
    await addField(page, 1, 'artist', 'Ada & Bö')
    await addField(page, 2, 'licence', 'x'.repeat(200))
    await page.getByLabel('Co-signer').fill(third ?? '')
    await page.getByLabel('Secondary fee admin').fill(second ?? '')
    await deployAndConfirm(page, 'ALL')

    const info = await openCollectionInfo(app, page)
    expect(info).to.include({
      symbol: 'ALL',
      creator: own,
      treasury: second,
      itemBaseName: 'Bird {} of {}',
      itemBaseUri: 'https://example.com/birds/{}.json',
      maxNumberOfTokens: 18_446_744_073_709_551_615n,
      maxMintsPerWallet: 7n,
      cosignerProgramId: third,
    })
    expect(info.royalties).to.deep.equal({
      royaltyBasisPoints: 525,
      creators: [
        { address: own, share: 55 },
        { address: third, share: 45 },
      ],
    })
    expect(info.platformFees).to.deep.equal({
      feeValue: 1n,
      isFlat: true,
      recipients: [
        { address: second, share: 34 },
        { address: third, share: 66 },
      ],
      primaryAdmin: own,
      secondaryAdmin: second,
      cap: { basisPoints: 0, flat: 500_000_000n },
    })
    expect(info.metadata.extraMetadata).to.deep.equal([
      { field: 'artist', value: 'Ada & Bö' },
      { field: 'licence', value: 'x'.repeat(200) },
    ])
    await visit.end()
  })

  it('lists all errors at once, linked to their fields', async () => {
    const owner = Keypair.generate()
    await deployCollection(app, { creator: owner, symbol: 'TAKEN', name: 'Taken' })
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)

    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByText(/^Picture: Choose a picture\.$/).waitFor()
    await chooseAddress(page)
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByText('Fix 2 fields to continue').waitFor()
    await page.locator(':focus').filter({ hasText: 'Fix 2 fields' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expectSoon(() => focusedName(page), 'Symbol: Enter a symbol, such as DAWN.')
    await page.keyboard.press('Enter')
    await expectSoon(() => focusedPath(page), 'symbol')

    await page.keyboard.type('TAKEN')
    await page
      .getByText(/^TAKEN is taken by a collection of/)
      .first()
      .waitFor()
    await page.getByLabel('Name', { exact: true }).fill('n'.repeat(65))
    await metadataField(page).fill(`https://${'u'.repeat(10_000)}`)
    await page.getByLabel('Share 1, in percent').first().fill('85')
    await page.getByText('Sum 85 % · 15 % left').waitFor()
    await page.getByRole('radio', { name: 'Flat' }).click()
    await page.getByText('Advanced').click()
    await page.getByRole('button', { name: 'Add a field' }).click()
    await page.getByLabel('Field 1', { exact: true }).fill('royalty_basis_points')
    await page.getByLabel('Co-signer').fill('nobody')
    await page.getByText('Advanced').click()
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()

    const summary = page.getByRole('region', { name: /^Fix \d+ fields to continue$/ })
    await summary.getByText(/^Symbol: TAKEN is taken/).waitFor()
    await summary.getByText('Name: Text has at most 64 bytes, but received - 65').waitFor()
    await summary
      .getByText(/^Metadata URL: Text has at most 200 bytes, but received - 10008/)
      .waitFor()
    await summary.getByText('Shares of the creators must sum to 100, but sum to 85').waitFor()
    await summary.getByText('Platform fee: Enter an amount; 0 is none.').waitFor()
    await summary.getByText('royalty_basis_points is set automatically').waitFor()
    await summary.getByText('Platform fee').click()
    await expectSoon(() => focusedPath(page), 'platformFee.platformFeeValue')
    await summary.getByText('Extra metadata, field 1').click()
    await expectSoon(() => focusedPath(page), 'extraMeta')
    await summary.getByText('Co-signer').click()
    await expectSoon(() => focusedPath(page), 'cosignerProgramId')
    await expectSoon(() => page.getByRole('dialog').count(), 0)
    await visit.end()
  })

  it('shows errors of a field only after it was left', async () => {
    const { visit, page } = await openAsCreator(app)
    await openDeployForm(page)
    const treasury = page.getByLabel('Treasury')
    await treasury.fill('nobody')
    await expectSoon(() => treasury.getAttribute('aria-invalid'), null)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expectSoon(() => treasury.getAttribute('aria-invalid'), 'true')

    await page.getByRole('button', { name: 'Use the connected wallet' }).click()
    await page.getByText('Follows the collection name').waitFor()
    await expectSoon(() => treasury.getAttribute('aria-invalid'), null)
    await visit.end()
  })

  it('says that the shares of an empty treasury wait, and sends it nothing', async () => {
    const treasury = Keypair.generate().publicKey
    const { visit, page } = await openAsCreator(app, { path: '#/deploy' })
    await enterBasics(page, { ...DAWN, symbol: 'WAIT' })
    await page.getByLabel('Treasury').fill(treasury.toBase58())
    await page.getByText('A receiver is empty').waitFor()
    await deployAndConfirm(page, 'WAIT')

    expect(await connectionOf(app).getBalance(treasury)).to.equal(0)
    await visit.end()
  })

  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    it(`works by keyboard alone, on a ${size}`, async () => {
      const symbol = `KEYS-${size}`
      const { visit, page, creator } = await openAsCreator(app, { viewport })
      for (const name of [/^Sell a picture$/, /^More/, /^All options$/]) {
        await tabTo(page, name)
        await page.keyboard.press('Enter')
      }
      await page.getByRole('heading', { name: 'Deploy a collection' }).waitFor()
      await tabToPath(page, 'artworkKind')
      // Held until the choice has moved, as by a person.
      await page.keyboard.down('ArrowDown')
      await page.getByRole('radio', { name: 'My own metadata', checked: true }).waitFor()
      await page.keyboard.up('ArrowDown')
      await tabToPath(page, 'collectionUri')
      await page.keyboard.type('https://example.com/keys.json')
      await tabToPath(page, 'collectionName')
      await page.keyboard.type('Keys')
      await tabToPath(page, 'symbol')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(symbol)
      await tabToPath(page, 'maxNumberOfTokens')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('250')
      await page.getByText('Keys #250').waitFor()
      await expectNoSidewaysScroll(page)
      await tabTo(page, /^Deploy$/)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: `Deploy ${symbol}` })
      await dialog.getByRole('button', { name: 'Deploy', exact: true }).waitFor()
      await expectNoSidewaysScroll(page)
      await tabTo(page, /^Deploy$/)
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'Done' }).waitFor()
      await tabTo(page, /^Done$/)
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.waitForURL(/#\/collections\/\w+\/phases/)
      await page.locator('main:focus').waitFor()

      const info = await openCollectionInfo(app, page)
      expect(info).to.include({
        symbol,
        creator: creator.publicKey.toBase58(),
        maxNumberOfTokens: 250n,
      })
      await visit.end()
    })
  }
})
