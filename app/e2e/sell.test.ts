import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { readCollection } from './helpers/chain.ts'
import { expectGoodLook, shoot } from './helpers/look.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { type AppWithFiles, startAppWithFiles } from './helpers/startAppWithFiles.ts'
import { sunrise } from './helpers/sunrise.ts'

/** Words that nobody should need to know on the way to a shared link. */
const TECHNICAL = /.{0,40}\b(?:root|rent|lamports|merkle|group mint|bytes)\b.{0,40}/i

describe('selling a picture', () => {
  let app: AppWithFiles

  before(async () => {
    app = await startAppWithFiles()
  })
  after(() => app.close())

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
})

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
