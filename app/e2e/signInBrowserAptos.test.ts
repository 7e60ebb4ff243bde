import type { Ed25519Account } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import type { BrowserContext } from 'playwright-core'
import type { Workplace } from '../../clients/cli/test/_command.ts'
import {
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from '../../clients/cli/test/aptos/_aptos.ts'
import {
  APTOS_WALLET,
  conductAptosWallet,
  installAptosWallet,
  switchAptosWallet,
} from './helpers/aptosWallet.ts'
import { agreeOnPage, connectOnPage, openSignPage, startSigning } from './helpers/signPage.ts'

/** The chain id of Aptos' mainnet. */
const MAINNET = 1

describeOnNetwork('a wallet in a browser that signs for the command on Aptos', () => {
  let network: TestNetwork
  let workplace: Workplace
  let owner: Ed25519Account
  let stranger: Ed25519Account
  let chainId: number

  before(async () => {
    network = await startAptos()
    owner = await network.newAccount()
    stranger = await network.newAccount()
    chainId = await network.aptos.getChainId()
    workplace = aptosWorkplace(network)
    writeAptosDrop(workplace, addressOf(owner))
  })
  after(() => network.close())

  const wallet = (options: { accounts?: readonly Ed25519Account[]; chainId?: number } = {}) => {
    const { accounts = [owner] } = options
    return (context: BrowserContext) =>
      installAptosWallet(context, { chainId, ...options, accounts })
  }

  it('launches a drop', async () => {
    const run = await startSigning(workplace, ['launch'])
    const visit = await openSignPage(run.link, wallet())
    await connectOnPage(visit, APTOS_WALLET)
    await agreeOnPage(visit, APTOS_WALLET)
    await visit.page.getByRole('heading', { name: 'Done' }).waitFor()
    const { code, stderr } = await run.ended
    expect(code, stderr).to.equal(0)
    const { code: verified, stdout } = await workplace.runInside(['verify'])
    expect(verified, stdout).to.equal(0)
    await visit.end()
  })

  it('ends calmly if the wallet is told no', async () => {
    const run = await startSigning(workplace, ['royalties', 'set', '--bps', '600'])
    const visit = await openSignPage(run.link, wallet())
    await connectOnPage(visit, APTOS_WALLET)
    await conductAptosWallet(visit.page, { approves: false })
    await agreeOnPage(visit, APTOS_WALLET)
    await visit.page.getByRole('heading', { name: 'Declined' }).waitFor()
    const { code, stderr } = await run.ended
    expect(code, stderr).to.equal(5)
    expect(stderr).to.include('TRANSACTION_REJECTED')
    await visit.end()
  })

  it('waits until the wallet is on the network, and back on the account', async () => {
    const run = await startSigning(workplace, ['royalties', 'set', '--bps', '700'])
    const accounts = [owner, stranger]
    const visit = await openSignPage(run.link, wallet({ accounts, chainId: MAINNET }))
    const { page } = visit
    await connectOnPage(visit, APTOS_WALLET)
    await page.getByText('Your wallet is on another network').waitFor()
    await page.getByRole('button', { name: /^Switch to/ }).click()
    await page.getByRole('button', { name: /^Sign in/ }).waitFor()
    await switchAptosWallet(page, { account: 1 })
    await page.getByText('Your wallet is on another account').waitFor()
    await switchAptosWallet(page, { account: 0 })
    await agreeOnPage(visit, APTOS_WALLET)
    const { code, stderr } = await run.ended
    expect(code, stderr).to.equal(0)
    await visit.end()
  })

  it('refuses the account of somebody else before anything is signed', async () => {
    const run = await startSigning(workplace, ['royalties', 'set', '--bps', '800'])
    const visit = await openSignPage(run.link, wallet({ accounts: [stranger] }))
    await connectOnPage(visit, APTOS_WALLET)
    await visit.page.getByRole('heading', { name: 'Not done' }).waitFor()
    expect((await run.ended).stderr).to.include('WRONG_DROP_WALLET')
    await visit.end()
  })
})
