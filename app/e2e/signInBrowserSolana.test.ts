import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import type { BrowserContext } from 'playwright-core'
import { Workplace } from '../../clients/cli/test/_command.ts'
import { writeDrop } from '../../clients/cli/test/_drop.ts'
import { address, balanceOf, keypair, startNetwork } from '../../clients/cli/test/_network.ts'
import {
  declineInExtension,
  EXTENSION_WALLET,
  installExtensionWallet,
  switchExtensionAccount,
} from './helpers/extensionWallet.ts'
import { agreeOnPage, connectOnPage, openSignPage, startSigning } from './helpers/signPage.ts'

describe('a wallet in a browser that signs for the command on Solana', () => {
  let network: Localnet
  let workplace: Workplace
  const withWallet = (context: BrowserContext) =>
    installExtensionWallet(context, [keypair('owner'), keypair('stranger')])

  before(async () => {
    network = await startNetwork('owner', 'stranger')
    workplace = new Workplace(['--url', network.rpcUrl])
    writeDrop(workplace, 'FIRST')
  })
  after(() => network.close())

  it('launches a drop with its lists, beside the keys that a new drop needs', async () => {
    const run = await startSigning(workplace, ['launch'])
    const visit = await openSignPage(run.link, withWallet)
    await connectOnPage(visit, EXTENSION_WALLET)
    await visit.page.getByRole('heading', { name: 'Launch FIRST', exact: true }).waitFor()
    await visit.page
      .locator('dt:has-text("Cost") + dd')
      .getByText(/^[\d.]+ SOL$/)
      .waitFor()
    await visit.page.getByText(`${address('treasury')} lacks 0.00089088 SOL of rent`).waitFor()
    await agreeOnPage(visit, EXTENSION_WALLET)
    await visit.page.getByRole('heading', { name: 'Done' }).waitFor()
    const { code, stderr } = await run.ended
    expect(code, stderr).to.equal(0)
    const { code: verified, stdout } = await workplace.runInside(['verify'])
    expect(verified, stdout).to.equal(0)
    await visit.end()
  })

  it('ends calmly if the wallet is told no', async () => {
    const before = await balanceOf(network, keypair('owner').publicKey)
    const run = await startSigning(workplace, ['royalties', 'set', '--bps', '600'])
    const visit = await openSignPage(run.link, withWallet)
    await connectOnPage(visit, EXTENSION_WALLET)
    await declineInExtension(visit.page)
    await agreeOnPage(visit, EXTENSION_WALLET)
    await visit.page.getByRole('heading', { name: 'Declined' }).waitFor()
    const { code, stderr } = await run.ended
    expect(code, stderr).to.equal(5)
    expect(stderr).to.include('TRANSACTION_REJECTED')
    expect(await balanceOf(network, keypair('owner').publicKey)).to.equal(before)
    await visit.end()
  })

  it('waits until the wallet is back on the account', async () => {
    const run = await startSigning(workplace, ['royalties', 'set', '--bps', '700'])
    const visit = await openSignPage(run.link, withWallet)
    await connectOnPage(visit, EXTENSION_WALLET)
    await visit.page.getByRole('button', { name: /^Sign in/ }).waitFor()
    await switchExtensionAccount(visit.page, 1)
    await visit.page.getByText('Your wallet is on another account').waitFor()
    expect(await visit.page.getByText(address('owner')).count()).to.be.greaterThan(0)
    await switchExtensionAccount(visit.page, 0)
    await agreeOnPage(visit, EXTENSION_WALLET)
    expect((await run.ended).code).to.equal(0)
    await visit.end()
  })

  it('refuses the account of somebody else before anything is signed', async () => {
    const before = await balanceOf(network, keypair('stranger').publicKey)
    const run = await startSigning(workplace, ['royalties', 'set', '--bps', '800'])
    const visit = await openSignPage(run.link, (context) =>
      installExtensionWallet(context, [keypair('stranger')]),
    )
    await connectOnPage(visit, EXTENSION_WALLET)
    await visit.page.getByRole('heading', { name: 'Not done' }).waitFor()
    expect((await run.ended).code).not.to.equal(0)
    expect(await balanceOf(network, keypair('stranger').publicKey)).to.equal(before)
    await visit.end()
  })
})
