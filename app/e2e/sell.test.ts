import { createSampleDrop, publishDropMachine, startAptosLocalnet } from '@mintline/localnet/aptos'
import { hasMove } from '@mintline/localnet/aptos/move'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import {
  APTOS_NETWORK,
  type AptosSample,
  EVM_NETWORK,
  type EvmSample,
  startEvmSample,
} from '../scripts/samples.ts'
import { readCollection } from './helpers/chain.ts'
import { expectGoodLook, shoot } from './helpers/look.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { type AppWithFiles, startAppWithFiles } from './helpers/startAppWithFiles.ts'
import { sunrise } from './helpers/sunrise.ts'

/** Storage in a browser whose development wallet asks before it signs. */
const ASKING = { 'mintline.development-wallet': JSON.stringify({ asksBeforeSigning: true }) }
/** Words that nobody should need to know on the way to a shared link. */
const TECHNICAL = /.{0,40}\b(?:root|rent|lamports|merkle|group mint|bytes)\b.{0,40}/i

describe('selling a picture', () => {
  let app: AppWithFiles
  let evm: EvmSample
  let aptos: AptosSample | undefined

  before(async () => {
    evm = await startEvmSample({ port: 0 })
    aptos = hasMove() ? await startAptos() : undefined
    app = await startAppWithFiles({
      others: {
        rpc: {
          [EVM_NETWORK]: [evm.network.rpcUrl],
          ...(aptos && { [APTOS_NETWORK]: [aptos.network.nodeUrl] }),
        },
        ...(aptos && {
          aptos: { [APTOS_NETWORK]: { machine: aptos.machine, faucet: aptos.network.faucetUrl } },
        }),
      },
    })
  })
  after(() => Promise.all([app.close(), evm.network.close(), aptos?.network.close()]))

  it('takes 6 clicks, 3 fields and 1 signature from the first page to a shared link', async () => {
    const { page, end } = await app.open({ path: '#/?wallet=development' })
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
    const effort = { clicks: 0, fields: 0 }
    const click = async (target: Locator) => {
      effort.clicks += 1
      await target.click()
      await expectPlainWords(page)
    }
    const fill = async (label: string, text: string) => {
      effort.fields += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    }

    await click(page.getByRole('link', { name: 'Sell a picture' }))
    await expectGoodLook(page, 'sell-empty')
    const choosing = page.waitForEvent('filechooser')
    await click(page.getByRole('button', { name: 'Choose a file' }))
    await (await choosing).setFiles(sunrise(1_600))
    await fill('Name', 'Dawn Chorus')
    await fill('Price', '0.5')
    await fill('How many', '100')
    await page.getByText(/^Publishing costs about 0\.\d+ SOL\.$/).waitFor()
    await expectGoodLook(page, 'sell-filled')
    await click(page.getByRole('button', { name: 'Sell this picture' }))
    const review = page.getByRole('dialog', { name: 'Sell Dawn Chorus' })
    await review.getByText('Total cost').waitFor()
    await expectPlainWords(page)
    await review.getByText('1 transaction', { exact: true }).waitFor()
    await shoot(page, 'sell-review')
    await review.getByRole('button', { name: 'Sell', exact: true }).click()
    effort.clicks += 1
    await page.getByText('Your picture is on sale').waitFor()
    await expectGoodLook(page, 'sell-done')
    await page.getByRole('button', { name: 'Copy link', exact: true }).click()
    effort.clicks += 1

    expect(effort).to.deep.equal({ clicks: 5, fields: 3 })
    const sent = await page.evaluate(() => localStorage.getItem('mintline.transactions'))
    expect(JSON.parse(sent ?? '{}').records).to.have.length(1)
    const address = /#\/collections\/(\w+)/.exec(page.url())?.[1] ?? ''
    const info = await readCollection(app, address)
    expect(info).to.include({ symbol: 'DAWNCHORUS', maxNumberOfTokens: 100n })
    expect(info.treasury).to.equal(info.creator)
    expect(info.platformFees).to.deep.include({ feeValue: 0n, cap: { basisPoints: 0, flat: 0n } })
    expect(info.royalties.royaltyBasisPoints).to.equal(500)
    expect(info.phases).to.have.length(1)
    expect(info.phases[0]).to.include({ priceAmount: 500_000_000n, phaseType: 'public' })

    // The copied link is the mint page, where a collector can mint at once.
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await readyToMint(page, 'Mint 1 for 0.5 SOL')
    await end()
  })

  it('names what is missing, keeps it in the other form, and steps over a taken symbol', async () => {
    const { page, end } = await app.open({ path: '#/sell?wallet=development' })
    const sell = page.getByRole('button', { name: 'Sell this picture' })
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
    await sell.click()
    await page.getByText('Fix 3 fields to continue').waitFor()
    for (const problem of ['Choose a picture.', 'Enter a price; 0 is free.', 'Enter a name.']) {
      await page.getByText(problem).first().waitFor()
    }
    await page.getByLabel('Name', { exact: true }).fill('Dawn Chorus')
    await page.getByLabel('Price', { exact: true }).fill('0')
    await page.getByText('More', { exact: true }).click()
    await page.getByText('DAWNCHORUS2 is free.').first().waitFor()
    await page.getByRole('radio', { name: 'At a time' }).click()
    await page.getByText('Fix 2 fields to continue').waitFor()
    await page.getByText('Enter when it starts.').first().waitFor()
    await expectGoodLook(page, 'sell-problems')
    await page.getByRole('radio', { name: 'Now' }).click()

    await page.getByRole('link', { name: 'All options' }).click()
    await page.getByRole('heading', { name: 'Deploy a collection' }).waitFor()
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).to.equal('0')
    expect(await page.getByLabel('Symbol', { exact: true }).inputValue()).to.equal('DAWNCHORUS2')
    await end()
  })

  it('goes on after a reload between two signatures on an EVM network, chosen in the same list', async () => {
    const { page, end } = await app.open({ path: '#/', stored: ASKING })
    await page.getByRole('button', { name: /^Network: / }).click()
    await page.getByRole('dialog').getByText('Aptos Local').waitFor()
    await expectGoodLook(page, 'networks')
    await page.getByRole('radio', { name: /^Local Development/i }).click()
    await page.keyboard.press('Escape')
    await connect(page)
    await page.getByRole('link', { name: 'Sell a picture' }).click()
    await enterSale(page, '0.01')
    await page.getByRole('button', { name: 'Sell this picture' }).click()
    const review = page.getByRole('dialog', { name: 'Sell Dawn Chorus' })
    await review.getByText('3 signatures').waitFor()
    await expectGoodLook(page, 'sell-evm-review')
    await review.getByRole('button', { name: 'Sell', exact: true }).click()
    let signatures = 0
    const approval = page.getByRole('alertdialog', { name: 'Sign a transaction?' })
    const approve = async () => {
      await approval.getByRole('button', { name: 'Approve' }).click()
      signatures += 1
    }
    await approve()
    await approval.waitFor({ state: 'detached' })
    // The second one: it is recorded, and the page is gone before it is signed.
    await approval.waitFor()
    await page.reload()

    await page.getByText('You have begun to sell another picture here').waitFor()
    await page.getByRole('link', { name: 'your drops' }).click()
    await page.getByText('Not finished').waitFor()
    await expectGoodLook(page, 'drops-unfinished')
    await page.getByRole('button', { name: /^Account: / }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    const rest = page.getByRole('dialog', { name: 'Continue selling Dawn Chorus' })
    await rest.getByRole('button', { name: 'Continue' }).click()
    await approve()
    await approval.waitFor({ state: 'detached' })
    await approve()
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    expect(signatures).to.equal(3)
    await expectDrop(page, '0.01 ETH')
    await expectGoodLook(page, 'drop-evm')
    await expectMintable(page, 'Mint 1 for 0.01 ETH')
    await end()
  })

  it('sells on Aptos in the same way', async function () {
    if (!aptos) this.skip()
    const { page, end, expectConsoleError } = await app.open({
      path: `#/?cluster=${APTOS_NETWORK}`,
    })
    // What does not exist yet is asked for, and calls that need earlier ones are simulated.
    expectConsoleError(/status of 40[04]/)
    // The demo drop of the network opens by its mint link.
    await page.getByLabel('Address or link').fill(`${app.url}mint/#/${aptos.drop}`)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Local tide' }).waitFor()
    await page.getByRole('link', { name: 'Collections', exact: true }).first().click()
    await connect(page)
    await page.getByRole('link', { name: 'Sell a picture' }).click()
    await enterSale(page, '0.5')
    await page.getByText('It cannot change later.').first().waitFor()
    await page.getByRole('button', { name: 'Sell this picture' }).click()
    const review = page.getByRole('dialog', { name: 'Sell Dawn Chorus' })
    await review.getByText('2 signatures').waitFor()
    await expectPlainWords(page)
    await review.getByRole('button', { name: 'Sell', exact: true }).click()
    await page.getByText('Your picture is on sale').waitFor()
    await expectDrop(page, '0.5 APT')
    await expectMintable(page, 'Mint 1 for 0.5 APT')
    await end()
  })
})

/** Starts the network as `npm start -- --aptos` does. Its library loads once in a process, so it is no module on demand. */
async function startAptos(): Promise<AptosSample> {
  const network = await startAptosLocalnet({ port: 0, faucetPort: 0 })
  const machine = await publishDropMachine(network)
  return { network, machine, drop: await createSampleDrop(network, machine) }
}

/** Connects the development wallet of the chosen network. */
async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: /^Development wallet/ }).click()
  await page.getByRole('button', { name: /^Account: / }).waitFor()
}

async function enterSale(page: Page, price: string): Promise<void> {
  await page.getByLabel('Picture', { exact: true }).locator('input').setInputFiles(sunrise(1_600))
  await page.getByRole('button', { name: 'Choose another' }).waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Dawn Chorus')
  await page.getByLabel('Price', { exact: true }).fill(price)
  await page.getByLabel('How many', { exact: true }).fill('100')
}

/** Expects a drop's facts on its page. */
async function expectDrop(page: Page, price: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Dawn Chorus' }).waitFor()
  const main = page.getByRole('main')
  for (const fact of [price, '100', '5 %', 'Open']) {
    await main.getByText(fact, { exact: true }).first().waitFor()
  }
}

/** Follows the copied link to a mint page on which a collector can mint. */
async function expectMintable(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await page.getByRole('img', { name: 'Dawn Chorus', exact: true }).waitFor()
  await readyToMint(page, action)
}

/** Expects that nothing that is shown has a word from the programs. */
async function expectPlainWords(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.checkVisibility()) shown.push(textContent ?? '')
    }
    return shown.join(' ')
  })
  expect(text.match(TECHNICAL) ?? []).to.deep.equal([])
}
