import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { tokenChain } from '../../clients/solana/test/reads/_drop.ts'
import { Token } from '../../tests/helpers/token.ts'
import { connectionOf, readCollection } from './helpers/chain.ts'
import { expectGoodLook } from './helpers/look.ts'
import { openPhases, savePhases } from './helpers/phasesPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

describe('prices in tokens', () => {
  let app: RunningApp
  let token: Token
  const creator = Keypair.generate()

  before(async () => {
    app = await startApp()
    token = await Token.createNamed(tokenChain(connectionOf(app)), 'DEMO')
  })
  after(() => app.close())

  it('are entered with the decimals of the token, and shown with its symbol', async () => {
    const { page, visit, deployment } = await openPhases(app, { creator, symbol: 'PAIDIN' })
    await page.getByRole('button', { name: /^Public/ }).click()
    const mint = page.getByLabel('Token')
    await mint.fill(Keypair.generate().publicKey.toBase58())
    await page.getByText('There is no token at this address on this network.').waitFor()
    await mint.fill(token.mint.toBase58())
    await page.getByText(/^DEMO, with 6 decimals/).waitFor()
    await page.getByLabel('Price').fill('20.5')
    await expectGoodLook(page, 'phases-token')
    await savePhases(page)
    const [phase] = (await readCollection(app, deployment)).phases
    expect([phase?.priceAmount, phase?.priceToken]).to.deep.equal([
      20_500_000n,
      token.mint.toBase58(),
    ])
    await page.getByText('20.5 DEMO', { exact: true }).first().waitFor()
    await visit.end()
  })
})
