import { NETWORKS, networkByGenesisHash } from '@mintline/core/networks'
import { findDeployment } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf, giveMoney, readCollection } from './helpers/chain.ts'
import { enterBasics } from './helpers/deployForm.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import {
  EXTENSION_WALLET,
  installExtensionWallet,
  switchExtensionAccount,
} from './helpers/extensionWallet.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { openAnew } from './helpers/visit.ts'

const [MAINNET] = NETWORKS.SOLANA
/** A data address, as no public address is served here. */
const DOCUMENT = 'data:application/json,{"name":"Money","image":"data:image/gif,GIF"}'
const GENESIS = MAINNET.genesisHash ?? ''

describe('real money', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
    expect(networkByGenesisHash(GENESIS)?.testnet).to.equal(false)
  })
  after(() => app.close())

  it("is spent only after confirmation, with the person's own wallet", async () => {
    const wallet = Keypair.generate()
    await giveMoney(app, wallet.publicKey)
    const settings = { cluster: 'custom', customUrl: app.network.rpcUrl }
    const { page, context, end } = await app.open({
      stored: { 'mintline.settings': JSON.stringify(settings) },
    })
    const other = Keypair.generate()
    await giveMoney(app, other.publicKey)
    await installExtensionWallet(context, [wallet, other])
    await reportMainnet(page)
    await openAnew(page, `${app.url}#/deploy?cluster=custom`)
    await page.getByRole('button', { name: /Network: Solana Mainnet \(custom\)/ }).waitFor()

    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('button', { name: new RegExp(EXTENSION_WALLET) }).waitFor()
    await expectSoon(() => page.getByRole('button', { name: /Development wallet/ }).count(), 0)
    await page.getByRole('button', { name: new RegExp(EXTENSION_WALLET) }).click()
    await page.getByRole('button', { name: /^Account:/ }).waitFor()
    await enterBasics(page, {
      symbol: 'MONEY',
      name: 'Money',
      uri: DOCUMENT,
    })
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy MONEY' })
    const deploy = dialog.getByRole('button', { name: 'Deploy', exact: true })
    await deploy.waitFor()
    await expectSoon(() => deploy.isDisabled(), true)
    await expectAccessible(page)
    await shoot(page, 'transaction-real-money')

    // Agreeing to one plan does not cover another account's plan.
    const agreement = dialog.getByLabel('This is Solana Mainnet (custom): it costs real SOL.')
    await agreement.click()
    await switchExtensionAccount(page, 1)
    await dialog.locator('[role=checkbox][aria-checked=false]').waitFor()
    await expectSoon(() => deploy.isDisabled(), true)
    await agreement.click()
    await deploy.click()
    await dialog.getByText('Confirmed', { exact: true }).first().waitFor()
    const deployment = await findDeployment(connectionOf(app), 'MONEY')
    const { creator } = await readCollection(app, deployment)
    expect(creator).to.equal(other.publicKey.toBase58())
    await end()
  })

  it('is not spent if the node serves another network than the chosen one', async () => {
    const { page, visit } = await openAsCreator(app, { path: '#/deploy' })
    const basics = { symbol: 'OTHER', name: 'Other', uri: 'https://example.com/o.json' }
    await enterBasics(page, basics)
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy OTHER' })
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).waitFor()

    await reportMainnet(page)
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()

    await dialog
      .getByText(/ChainId mismatch|serves Solana Mainnet/)
      .first()
      .waitFor()
    const { signatures } = await sent(page)
    expect(signatures).to.deep.equal([])
    await visit.end()
  })

  /** Makes the node report mainnet's genesis hash; everything else is the test's network. */
  async function reportMainnet(page: Page): Promise<void> {
    const { origin } = new URL(app.network.rpcUrl)
    await page.route(
      (url) => url.origin === origin,
      async (route) => {
        const request: unknown = JSON.parse(route.request().postData() ?? '{}')
        const isAsked =
          typeof request === 'object' &&
          request !== null &&
          'method' in request &&
          request.method === 'getGenesisHash' &&
          'id' in request
        if (!isAsked) return route.fallback()
        const answer = { jsonrpc: '2.0', id: request.id, result: GENESIS }
        return route.fulfill({
          json: answer,
          headers: { 'access-control-allow-origin': '*' },
        })
      },
    )
  }

  async function sent(page: Page): Promise<{ signatures: unknown[] }> {
    const text = await page.evaluate(() => localStorage.getItem('mintline.transactions'))
    return { signatures: text === null ? [] : JSON.parse(text).records }
  }
})
