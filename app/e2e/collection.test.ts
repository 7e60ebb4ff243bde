import { fetchMints } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { administrationOf, connectionOf, giveMoney, readCollection } from './helpers/chain.ts'
import { savedBy } from './helpers/downloads.ts'
import { cardOf, factsOf, sharesOf } from './helpers/facts.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import {
  ITEM_WITHOUT_DOCUMENT,
  ITEM_WITHOUT_PICTURE,
  serveMetadata,
} from './helpers/metadataServer.ts'
import { mintAs } from './helpers/mintAs.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { DESKTOP, type OpenOptions, PHONE, type Visit } from './helpers/visit.ts'

/** On the hour; later than the clock of any machine that runs this. */
const START = Date.parse('2040-03-05T10:00:00Z') / 1_000
const HOUR = 3_600
/** The minted count is asked for every 15 seconds. */
const LIVE = { timeout: 25_000 }
/** What the browser says of documents and pictures that are not there. */
const NOT_THERE = /Failed to load resource.*404/

describe('a collection', () => {
  let app: RunningApp
  let metadata: ServedHost
  let deployment: string
  const owner = Keypair.generate()
  const minter = Keypair.generate()
  const others = [1, 2, 3].map(() => Keypair.generate().publicKey)
  const [treasury, second, admin] = others.map((key) => key.toBase58())

  before(async function () {
    this.timeout(120_000)
    app = await startApp()
    metadata = await serveMetadata()
    await giveMoney(app, owner.publicKey, minter.publicKey, ...others)
    app.network.setClock(START - HOUR)
    deployment = await deploy()
    // Three hours with mints, of which the first two follow each other
    for (const [time, quantity] of [
      [START, 5n],
      [START + HOUR, 1n],
      [START + 30 * HOUR, 54n],
    ] as const) {
      app.network.setClock(time)
      await mintAs(app, { wallet: minter, deployment, quantity })
    }
  })
  after(async () => {
    await metadata.close()
    await app.close()
  })

  it('shows on its overview exactly what is on chain', async () => {
    const { page, end } = await openAt('')
    const info = await readCollection(app, deployment)
    await page.getByRole('heading', { name: 'Dawn Chorus' }).waitFor()
    await page.getByText('Phase 0 is open now.').waitFor()

    expect(await factsOf(page, 'Supply')).to.deep.equal({
      'Maximum supply': '1,000',
      'Left to mint': '940',
      'Per wallet, in all phases': '400',
    })
    expect(await factsOf(page, 'Treasury and royalties')).to.deep.equal({
      Treasury: treasury,
      'Royalties on a resale': '5.25 %',
    })
    expect(await sharesOf(page, 'Royalties are shared by')).to.have.deep.members([
      [owner.publicKey.toBase58(), '60 %'],
      [second, '40 %'],
    ])
    expect(await factsOf(page, 'Platform fee')).to.deep.equal({
      'Fee, out of what the buyer pays': '2.5 % of the price',
      'Primary admin': owner.publicKey.toBase58(),
      'Secondary admin': admin,
    })
    expect(await sharesOf(page, 'The fee is shared by')).to.deep.equal([
      [second, '70 %'],
      [treasury, '30 %'],
    ])
    expect(await factsOf(page, 'Future items')).to.deep.equal({
      Name: 'Dawn #{}',
      Metadata: `${metadata.url}/{}.json`,
      'Name of item 61': 'Dawn #61',
      'Metadata of item 61': `${metadata.url}/61.json(opens in a new tab)`,
    })
    expect(await factsOf(page, 'Addresses')).to.deep.equal({
      Owner: info.creator,
      Collection: deployment,
      Controls: info.editionsControls,
      'Group mint': info.groupMint,
      Group: info.group,
      'Co-sign program': 'None: the owner does not co-sign mints',
    })
    expect(await factsOf(page, 'Metadata')).to.deep.equal({
      Name: 'Dawn Chorus',
      Symbol: 'DAWN',
      'Metadata at': `${metadata.url}/collection.json(opens in a new tab)`,
      Mint: info.metadata.mint,
      'Update authority': info.metadata.updateAuthority,
      Season: 'Spring <b>2040</b>',
    })
    const phases = cardOf(page, 'Phases')
    expect(await phases.getByRole('listitem').count()).to.equal(2)
    await phases.getByText('Phase 0 · Public').waitFor()
    await phases.getByText('0.01 SOL').waitFor()
    await phases.getByText('60 of 500 minted').waitFor()
    await phases.getByText('Phase 1 · Allowlist').waitFor()
    await phases.getByText('Prices in the list').waitFor()
    expect(await phases.getByText('Free', { exact: true }).count()).to.equal(0)
    await phases.getByText('Upcoming').waitFor()
    await end()
  })

  it('saves all of it as JSON', async () => {
    const { page, end } = await openAt('')
    const { name, text } = await savedBy(page, () =>
      page.getByRole('button', { name: 'Export as JSON' }).click(),
    )
    const info = await readCollection(app, deployment)

    expect(name).to.equal('DAWN.json')
    expect(JSON.parse(text)).to.deep.equal(
      JSON.parse(
        JSON.stringify(info, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
      ),
    )
    await end()
  })

  it('counts what was minted over time, hour by hour, in a chart and in a table', async () => {
    const { page, end } = await openAt('')
    const card = cardOf(page, 'Minted over time')
    await card.getByText('From Mar 5, 2040, 10:00 AM UTC to Mar 6, 2040, 4:00 PM UTC.').waitFor()

    // The chart can be read with the keyboard
    await card.getByRole('application', { name: /^Items minted per hour/ }).focus()
    await page.keyboard.press('ArrowRight')
    await card.getByText('1 minted', { exact: true }).waitFor()
    await card.getByText('6 in total').waitFor()

    // And the table has all of it
    await card.getByRole('tab', { name: 'Table' }).click()
    const rows = await card
      .getByRole('table')
      .getByRole('row')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
      )
    const counted = rows.filter((row) => row.length === 3)
    expect(counted.length).to.equal(31)
    expect(counted.filter(([, minted]) => minted !== '0')).to.deep.equal([
      ['Mar 6, 4:00 PM', '54', '60'],
      ['Mar 5, 11:00 AM', '1', '6'],
      ['Mar 5, 10:00 AM', '5', '5'],
    ])

    // And so has the file
    await card.getByRole('button', { name: 'Export counts' }).click()
    const { name, text } = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'As CSV' }).click(),
    )
    const lines = text.split('\r\n')
    expect(name).to.equal('DAWN-minted.csv')
    expect(lines.length).to.equal(33)
    expect(lines.slice(0, 4)).to.deep.equal([
      'from,minted,total',
      '2040-03-05T10:00:00Z,5,5',
      '2040-03-05T11:00:00Z,1,6',
      '2040-03-05T12:00:00Z,0,6',
    ])
    await end()
  })

  it('gives the mint page to others', async () => {
    const { page, end } = await openAt('')
    const url = `${app.url}mint/#/${deployment}?cluster=embedded`
    await page.getByRole('link', { name: url }).waitFor()
    await page.getByRole('button', { name: 'Copy link to the mint page' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(url)

    await page.getByRole('button', { name: 'Copy HTML' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(
      `<script async src="${app.url}embed.js" data-collection="${deployment}" data-cluster="embedded"></script>`,
    )
    await end()
  })

  it('shows its items page by page, and what of them is missing', async () => {
    const visit = await openAt('/items')
    const { page, end } = visit
    visit.expectConsoleError(NOT_THERE)
    await page.getByText('1 to 24 of 60').waitFor()
    expect(await page.title()).to.equal('Items of Dawn Chorus · Mintline')

    await page.getByRole('img', { name: 'Dawn #60', exact: true }).waitFor()
    await page.getByRole('img', { name: `Dawn #${ITEM_WITHOUT_PICTURE}, no picture` }).waitFor()
    await page
      .getByRole('img', { name: `Dawn #${ITEM_WITHOUT_DOCUMENT}, no picture` })
      .waitFor(LIVE)

    await page.getByRole('button', { name: 'Older' }).click()
    await page.getByText('25 to 48 of 60').waitFor()
    await page.getByRole('button', { name: 'Older' }).click()
    await page.getByText('49 to 60 of 60').waitFor()
    await page.getByRole('button', { name: 'Dawn #1', exact: true }).waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: 'Dawn #' }).count()).to.equal(12)
    await end()
  })

  it('finds an item by number and by mint, and shows all that is known of it', async () => {
    const visit = await openAt('/items')
    const { page, end } = visit
    visit.expectConsoleError(NOT_THERE)
    const [, , third] = await fetchMints(connectionOf(app), deployment)
    if (!third) throw new Error('Too little was minted.')
    const search = page.getByRole('textbox', { name: 'Find an item' })
    await search.fill('#3')
    await page.getByText('1 to 1 of 1').waitFor()
    await search.fill(third.mint)
    await page.getByText('1 to 1 of 1').waitFor()
    await page.getByRole('button', { name: 'Dawn #3', exact: true }).click()

    const dialog = page.getByRole('dialog', { name: 'Dawn #3' })
    await dialog.getByText('Document 3', { exact: true }).waitFor()
    // What strangers wrote is text and nothing else
    await dialog.getByText(/^First light over roof 3\. <img src=x/).waitFor()
    expect(await dialog.getByRole('link', { name: /javascript/ }).count()).to.equal(0)
    await dialog.getByText('Clear', { exact: true }).waitFor()
    await dialog.locator(`a[href*="/address/${minter.publicKey.toBase58()}"]`).waitFor()

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('button:focus').filter({ hasText: 'Dawn #3' }).waitFor()
    await search.fill('nothing')
    await page.getByText('No such item').waitFor()
    await end()
  })

  it('says of an item what could not be read, and tries again', async () => {
    const visit = await openAt('/items')
    const { page, end } = visit
    visit.expectConsoleError(NOT_THERE)
    await page.getByRole('textbox', { name: 'Find an item' }).fill(String(ITEM_WITHOUT_DOCUMENT))
    await page.getByRole('button', { name: `Dawn #${ITEM_WITHOUT_DOCUMENT}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The metadata could not be read').waitFor(LIVE)
    const asked = page.waitForRequest(`${metadata.url}/${ITEM_WITHOUT_DOCUMENT}.json`)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await asked
    await end()
  })

  it('looks up owners when it is asked to', async () => {
    const visit = await openAt('/items')
    const { page, end } = visit
    visit.expectConsoleError(NOT_THERE)
    await page.getByRole('tab', { name: 'Table' }).click()
    await page.getByText('Not looked up').first().waitFor()
    await page.getByRole('button', { name: 'Look up owners' }).click()
    const owners = page.locator(`td a[href*="/address/${minter.publicKey.toBase58()}"]`)
    await owners.nth(23).waitFor()
    expect(await owners.count()).to.equal(24)
    await shoot(page, 'items-table-desktop-light')
    await end()
  })

  it('saves all mints as CSV and as JSON', async () => {
    const visit = await openAt('/items')
    const { page, end } = visit
    visit.expectConsoleError(NOT_THERE)
    const mints = await fetchMints(connectionOf(app), deployment)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const csv = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All mints as CSV' }).click(),
    )
    expect(csv).to.deep.equal({
      name: 'DAWN-items.csv',
      text: ['number,mint', ...mints.map(({ order, mint }) => `${order},${mint}`), ''].join('\r\n'),
    })
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const json = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All mints as JSON' }).click(),
    )
    expect(json.name).to.equal('DAWN-items.json')
    expect(JSON.parse(json.text)).to.deep.equal(
      mints.map(({ order, mint }) => ({ number: String(order), mint })),
    )
    await end()
  })

  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`fits a ${size} and is accessible in ${colorScheme}`, async () => {
        const visit = await openAt('', { viewport, colorScheme })
        const { page, end } = visit
        visit.expectConsoleError(NOT_THERE)
        await page.getByRole('application', { name: /^Items minted per hour/ }).waitFor()
        await page.getByText('Upcoming').waitFor()
        await check('overview')
        await page.getByRole('tab', { name: 'In total' }).click()
        await page.getByRole('application', { name: /^Items minted in total/ }).waitFor()
        await check('overview-total')
        await page.getByRole('link', { name: 'Items', exact: true }).click()
        await page
          .getByRole('img', { name: `Dawn #${ITEM_WITHOUT_DOCUMENT}, no picture` })
          .waitFor(LIVE)
        await check('items')
        await page.getByRole('button', { name: 'Dawn #57' }).click()
        await page.getByText('Document 57', { exact: true }).waitFor()
        await check('item')
        await page.keyboard.press('Escape')
        await page.getByRole('tab', { name: 'Table' }).click()
        await page.getByRole('table', { name: 'Items' }).waitFor()
        await check('items-table')
        await end()

        async function check(name: string): Promise<void> {
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
          await shoot(page, `${name}-${size}-${colorScheme}`)
        }
      })
    }
  }

  // Last: there is more afterwards.
  it('shows within seconds what somebody mints meanwhile', async () => {
    const visit = await openAt('')
    const { page, end } = visit
    visit.expectConsoleError(NOT_THERE)
    await page.getByText('60 of 500 minted').waitFor()
    await page.getByRole('tab', { name: 'Table' }).click()
    await page.getByRole('cell', { name: '54', exact: true }).waitFor()

    await mintAs(app, { wallet: minter, deployment, quantity: 4n })

    await page.getByText('64 of 500 minted').waitFor(LIVE)
    await page.getByRole('cell', { name: '58', exact: true }).waitFor(LIVE)
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await page.getByText('1 to 24 of 64').waitFor()
    await page.getByRole('button', { name: 'Dawn #64', exact: true }).waitFor()
    await end()
  })

  function openAt(part: string, options: OpenOptions = {}): Promise<Visit> {
    return app.open({ ...options, path: `#/collections/${deployment}${part}` })
  }

  async function deploy(): Promise<string> {
    const address = owner.publicKey.toBase58()
    if (!treasury || !second || !admin) throw new Error('Somebody is missing.')
    const begin = BigInt(START)
    const made = await administrationOf(app, owner).deploy({
      symbol: 'DAWN',
      collectionName: 'Dawn Chorus',
      collectionUri: `${metadata.url}/collection.json`,
      itemBaseName: 'Dawn #{}',
      itemBaseUri: `${metadata.url}/{}.json`,
      treasury,
      maxMintsPerWallet: 400n,
      maxNumberOfTokens: 1_000n,
      royalties: {
        royaltyBasisPoints: 525,
        creators: [
          { address, share: 60 },
          { address: second, share: 40 },
        ],
      },
      platformFee: {
        platformFeeValue: 250n,
        recipients: [
          { address: second, share: 70 },
          { address: treasury, share: 30 },
        ],
      },
      extraMeta: [{ field: 'Season', value: 'Spring <b>2040</b>' }],
      platformFeeSecondaryAdmin: admin,
      phases: [
        {
          phaseType: 'public',
          priceAmount: 10_000_000n,
          startTime: begin - 60n,
          endTime: begin + 400n * BigInt(HOUR),
          maxMintsPerWallet: 300n,
          maxMintsTotal: 500n,
        },
        {
          phaseType: 'allowList',
          priceAmount: 0n,
          startTime: begin + 100n * BigInt(HOUR),
          endTime: begin + 200n * BigInt(HOUR),
          maxMintsPerWallet: 0n,
          maxMintsTotal: 0n,
        },
      ],
    })
    return made.deployment
  }
})
