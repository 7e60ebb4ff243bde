import { expect } from 'chai'
import type { BrowserContext } from 'playwright-core'
import { buildManifest } from './helpers/buildManifest.ts'
import { buildOnce } from './helpers/buildOnce.ts'
import { type DeployedDrop, deployDrop, mintPath } from './helpers/mintPage.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { connectDevelopmentWallet, expectFocused } from './helpers/steps.ts'
import { openAnew } from './helpers/visit.ts'
import { web3jsFiles } from './helpers/web3jsFiles.ts'

const TRANSACTIONS = 'src/entities/transaction/model/LoadedTransactions.tsx'

/** Records scripts that a context's pages request, as paths in the build. */
function scriptsOf(url: string) {
  const asked: string[] = []
  return {
    asked,
    prepare: async (context: BrowserContext) => {
      context.on('request', (request) => {
        if (request.url().startsWith(url)) asked.push(request.url().slice(url.length))
      })
    },
  }
}

describe('the code of web3.js and wallets', () => {
  let app: RunningApp
  let folder: string
  let withWeb3js: string[]
  let drop: DeployedDrop

  before(async () => {
    app = await startApp()
    folder = await buildOnce()
    withWeb3js = web3jsFiles(folder)
    drop = await deployDrop(app, {
      symbol: 'LIGHT',
      name: 'Light',
      phases: [{ phaseType: 'public', priceAmount: 0n }],
    })
    await deployDrop(app, { symbol: 'CLOSED', phases: [] })
  })
  after(() => app.close())

  const fileOf = (entry: string) => buildManifest(folder)[entry]?.file

  it('is not loaded by screens that somebody reads without a wallet, but to connect one', async () => {
    // Given somebody without a wallet, who reads everything about a collection
    const { asked, prepare } = scriptsOf(app.url)
    const { page, end } = await app.open({ prepare })
    await page.getByText('Connect a wallet, at the top of the page').waitFor()
    const collection = `${app.url}#/collections/${drop.deployment}`
    await openAnew(page, `${collection}?cluster=embedded`)
    await page.getByText('Phase 1 is open now.').waitFor()
    await openAnew(page, `${collection}/items?cluster=embedded`)
    await page.getByText('No items yet').waitFor()
    await openAnew(page, `${collection}/phases?cluster=embedded`)
    await page.getByRole('heading', { name: /^Phase 1/ }).waitFor()
    await openAnew(page, `${collection}/activity?cluster=embedded`)
    await page.getByRole('table').waitFor()
    await openAnew(page, `${app.url}#/settings?cluster=embedded`)
    await page.getByRole('combobox', { name: 'Theme' }).waitFor()
    await openAnew(page, `${app.url}#/transactions?cluster=embedded`)
    await page.getByText('No transactions yet').waitFor()
    const mintPage = await page.context().newPage()
    await mintPage.goto(app.url + mintPath('CLOSED'))
    await mintPage.getByText('The creator has not opened a phase yet.').waitFor()
    await mintPage.close()
    const loaded = () => asked.filter((file) => withWeb3js.includes(file))
    expect(loaded()).to.deep.equal([])

    // When a wallet is connected
    await connectDevelopmentWallet(page)

    // Then its code is loaded, and the pressed button became the account's, which has the focus
    expect(loaded()).to.not.deep.equal([])
    expect(asked).to.not.include(fileOf(TRANSACTIONS))
    await expectFocused(page.getByRole('button', { name: /^Account: Creator/ }))
    await end()
  })

  it('is loaded by the first transaction, whose press waits for it', async () => {
    // Given somebody who has not loaded any of it
    const { asked, prepare } = scriptsOf(app.url)
    const { page, end } = await app.open({ prepare })
    await page.getByText('Connect a wallet, at the top of the page').waitFor()
    expect(asked.filter((file) => withWeb3js.includes(file))).to.deep.equal([])

    // When a drop is deployed by one press
    await page.getByRole('button', { name: 'Try a demo drop' }).click()
    await confirmReview(page, 'Deploy')

    // Then both parts are loaded, and the drop exists
    await page.getByRole('heading', { level: 1, name: 'Demo Drop' }).waitFor()
    expect(asked).to.include(fileOf(TRANSACTIONS))
    expect(asked.filter((file) => withWeb3js.includes(file))).to.not.deep.equal([])
    await end()
  })
})
