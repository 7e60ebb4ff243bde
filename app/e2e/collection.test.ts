import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { readCollection } from './helpers/chain.ts'
import { downloadBy, savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { cardOf, factsOf, figureOf, sharesOf } from './helpers/facts.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { MISSING_FILES } from './helpers/metadataServer.ts'
import { mintAs } from './helpers/mintAs.ts'
import { type MintedCollection, startMintedCollection } from './helpers/mintedCollection.ts'
import { PHONE } from './helpers/visit.ts'

describe('the overview of a collection', () => {
  let collection: MintedCollection

  before(async () => {
    collection = await startMintedCollection()
  })
  after(() => collection.close())

  it('shows on its overview exactly what is on chain', async () => {
    const { deployment, metadataUrl, owner, treasury, second, admin } = collection
    const { page, end } = await collection.open('')
    const info = await readCollection(collection.app, deployment)
    await page.getByRole('heading', { name: 'Dawn Chorus' }).waitFor()
    await page.getByText('Phase 1 is open now.').waitFor()

    await expectSoon(() => factsOf(page, 'Supply'), {
      'Max supply': '1,000',
      'Left to mint': '940',
      'Max per wallet, in all phases': '400',
    })
    await expectSoon(() => factsOf(page, 'Treasury and royalties'), {
      Treasury: treasury,
      Royalties: '5.25 %',
    })
    expect(await sharesOf(page, 'Royalty shares')).to.have.deep.members([
      [owner.publicKey.toBase58(), '60 %'],
      [second, '40 %'],
    ])
    await expectSoon(() => factsOf(page, 'Platform fee'), {
      'Fee, out of what the buyer pays': '2.5 % of the price',
      'Highest fee': '5 % of the price',
      'Primary fee admin': owner.publicKey.toBase58(),
      'Secondary fee admin': admin,
    })
    await expectSoon(
      () => sharesOf(page, 'Platform fee shares'),
      [
        [second, '70 %'],
        [treasury, '30 %'],
      ],
    )
    await expectSoon(() => factsOf(page, 'Future items'), {
      Name: 'Dawn #{}',
      'Metadata URL': `${metadataUrl}/{}.json`,
      'Name of item 61': 'Dawn #61',
      'Metadata URL of item 61': `${metadataUrl}/61.json(opens in a new tab)`,
    })
    await expectSoon(() => factsOf(page, 'Addresses'), {
      Owner: info.creator,
      Collection: deployment,
      Controls: info.editionsControls,
      'Group mint': info.groupMint,
      Group: info.group,
      'Co-signer': 'None: mints need no co-signature',
    })
    await expectSoon(() => factsOf(page, 'Metadata'), {
      Name: 'Dawn Chorus',
      Symbol: 'DAWN',
      'Metadata URL': `${metadataUrl}/collection.json(opens in a new tab)`,
      Mint: info.metadata.mint,
      'Update authority': info.metadata.updateAuthority,
      Season: 'Spring <b>2040</b>',
    })
    const phases = cardOf(page, 'Phases')
    await expectSoon(() => phases.getByRole('listitem').count(), 2)
    await phases.getByText('Phase 1 · Public').waitFor()
    await phases.getByText('0.01 SOL').waitFor()
    await phases.getByText('60 of 500 minted').waitFor()
    await phases.getByText('Phase 2 · Allowlist').waitFor()
    await phases.getByText('Prices in the list').waitFor()
    await expectSoon(() => phases.getByText('Free', { exact: true }).count(), 0)
    await phases.getByText('Upcoming').waitFor()
    await end()
  })

  it('saves all of it as JSON', async () => {
    const { page, end } = await collection.open('')
    const { name, text } = await savedBy(page, () =>
      page.getByRole('button', { name: 'Export as JSON' }).click(),
    )
    const info = await readCollection(collection.app, collection.deployment)

    expect(name).to.equal('DAWN.json')
    expect(JSON.parse(text)).to.deep.equal(
      JSON.parse(
        JSON.stringify(info, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
      ),
    )
    await end()
  })

  it('says what is not counted, and counts every sale on request', async () => {
    const { page, end } = await collection.open('')
    const revenue = figureOf(page, 'Revenue')
    await revenue.getByText('About 0.6 SOL').waitFor()
    await revenue.getByText('At today’s prices.').waitFor()
    await figureOf(page, 'Minted').getByText('of 1,000').waitFor()
    await figureOf(page, 'Collectors').getByText('Not counted').waitFor()
    const card = cardOf(page, 'Sales by phase')
    await expectSoon(
      () => cellsOf(card),
      [
        ['Phase 1, public', '60', 'About 0.6 SOL'],
        ['Phase 2, allowlist', '0', '0 SOL'],
      ],
    )
    await expectAccessible(page)

    await card.getByRole('button', { name: 'Count all sales' }).click()
    await revenue.getByText('0.6 SOL', { exact: true }).waitFor()
    await revenue.getByText('Treasury 0.585 SOL, fee recipients 0.015 SOL').waitFor()
    await figureOf(page, 'Collectors').getByText('1', { exact: true }).waitFor()
    await expectSoon(
      () => cellsOf(card),
      [
        ['Phase 1, public', '60', '0.6 SOL'],
        ['Phase 2, allowlist', '0', '0 SOL'],
      ],
    )
    await expectAccessible(page)
    await shoot(page, 'collection-sales-desktop-light')
    await end()
  })

  it('reads the holders on request, and exports them without a server', async () => {
    const { page, end } = await collection.open('', { viewport: PHONE, colorScheme: 'dark' })
    await figureOf(page, 'Holders').getByRole('link', { name: 'Count the holders' }).click()
    await page.getByText('about 60 requests to the node', { exact: false }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Read the holders' }).click()
    await page.getByText('1 wallet holds 60 items').waitFor()
    await page.getByText(/^From the chain, as of /).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'collection-holders-chain-phone-dark')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const csv = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All holders as CSV' }).click(),
    )
    const wallet = collection.minter.publicKey.toBase58()
    const expected = { name: 'DAWN-holders.csv', text: `wallet,items\r\n${wallet},60\r\n` }
    expect(csv).to.deep.equal(expected)

    await page.getByRole('link', { name: 'Overview' }).click()
    await figureOf(page, 'Holders').getByText('1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Export holders' }).click()
    const again = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All holders as CSV' }).click(),
    )
    expect(again).to.deep.equal(expected)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'collection-overview-holders-phone-dark')
    await end()
  })

  it('lists its events from the chain, newest first', async () => {
    const { page, end } = await collection.open('/activity', { viewport: PHONE })
    const table = page.getByRole('table', { name: 'Activity' })
    await table.getByText('Items 58 to 60 minted in phase 1: 0.03 SOL').waitFor()
    const rows = table.locator('tbody tr')
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' })
    // Mint transactions, two phases, and the deployment
    await expectSoon(() => rows.count(), 24)
    const told = (await rows.allTextContents()).slice(-4).map((text) => text.slice(0, 48))
    expect(told[0]).to.match(/^MintItems 1 to 3 minted in phase 1: 0.03 SOL/)
    expect(told[1]).to.match(/^PhasePhase 1 added: 0.01 SOL/)
    expect(told[2]).to.match(/^PhasePhase 2 added: prices in a list/)
    expect(told[3]).to.match(/^DeploymentCollection deployed/)
    await rows.last().locator('a[href*="/tx/"]').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'collection-events-phone-light')
    await end()
  })

  it('counts what was minted over time, hour by hour, in a chart and in a table', async () => {
    const { page, end } = await collection.open('')
    const card = cardOf(page, 'Minted over time')
    await card
      .getByText('From Mar 5, 2040, 10:00 AM UTC to Mar 6, 2040, 4:00 PM UTC. Time zone: UTC.')
      .waitFor()

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
    const { app, deployment } = collection
    const { page, end } = await collection.open('')
    const url = `${app.url}mint/#/DAWN`
    await page.getByRole('link', { name: url }).waitFor()
    await page.getByRole('button', { name: 'Copy link to the mint page' }).click()
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText()), url)

    await page.getByRole('button', { name: 'QR code' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor()
    await expectAccessible(page)
    await shoot(page, 'collection-qr-desktop-light')
    const svg = await savedBy(page, () =>
      dialog.getByRole('button', { name: 'Download SVG' }).click(),
    )
    expect(svg.name).to.equal('DAWN-mint.svg')
    expect(svg.text).to.match(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"/,
    )
    const png = await downloadBy(page, () =>
      dialog.getByRole('button', { name: 'Download PNG' }).click(),
    )
    expect(png.suggestedFilename()).to.equal('DAWN-mint.png')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Copy HTML' }).click()
    await expectSoon(
      () => page.evaluate(() => navigator.clipboard.readText()),
      `<script async src="${app.url}embed.js" data-collection="${deployment}" data-cluster="embedded"></script>`,
    )
    // The short link means the network of the host, whatever the visitor has chosen in the console.
    await page.evaluate(() =>
      localStorage.setItem('mintline.settings', '{"cluster":"solana-devnet"}'),
    )
    await page.goto(url)
    await page.getByRole('heading', { name: 'Dawn Chorus', level: 1 }).waitFor()
    await end()
  })

  it('makes a share page, which leads to the mint page and says so where apps would show no picture', async () => {
    const { app, deployment } = collection
    const { page, end } = await collection.open('')
    await page.getByRole('button', { name: 'Share page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share page' })
    await dialog.getByText('share/DAWN/index.html').waitFor()
    await dialog.getByText('The picture is not at an https address').waitFor()
    await expectAccessible(page)
    await shoot(page, 'collection-share-page-desktop-light')
    const file = await savedBy(page, () =>
      dialog.getByRole('button', { name: 'Download page' }).click(),
    )
    expect(file.name).to.equal('index.html')
    const mintUrl = `${app.url}mint/#/${deployment}?cluster=embedded`
    expect(file.text).to.include(`<meta http-equiv="refresh" content="0; url=${mintUrl}" />`)
    expect(file.text).to.include(`<link rel="canonical" href="${app.url}share/DAWN/" />`)
    expect(file.text).to.include('<meta property="og:title" content="Dawn Chorus" />')
    expect(file.text).not.to.include('og:image')
    await dialog.getByRole('button', { name: 'Copy link to the share page' }).click()
    await expectSoon(
      () => page.evaluate(() => navigator.clipboard.readText()),
      `${app.url}share/DAWN/`,
    )
    await end()
  })

  // Last: there is more afterwards.
  it('shows within seconds what somebody mints meanwhile', async () => {
    const visit = await collection.open('')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    await page.getByText('60 of 500 minted').waitFor()
    await page.getByRole('tab', { name: 'Table' }).click()
    await page.getByRole('cell', { name: '54', exact: true }).waitFor()

    await mintAs(collection.app, {
      wallet: collection.minter,
      deployment: collection.deployment,
      quantity: 4n,
    })

    await page.getByText('64 of 500 minted').waitFor()
    await page.getByRole('cell', { name: '58', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await page.getByText('1 to 24 of 64').waitFor()
    await page.getByRole('button', { name: 'Dawn #64', exact: true }).waitFor()
    await end()
  })
})

/** Returns the texts in a table's cells, by row. */
function cellsOf(within: Locator): Promise<(string | null)[][]> {
  return within
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
    )
}
