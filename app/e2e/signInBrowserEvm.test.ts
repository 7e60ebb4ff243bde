import { expect } from 'chai'
import type { BrowserContext } from 'playwright-core'
import { getTransactionCount } from 'viem/actions'
import { Workplace } from '../../clients/cli/test/_command.ts'
import {
  ACCOUNTS,
  evmWorkplace,
  startChain,
  type TestChain,
  writeEvmDrop,
} from '../../clients/cli/test/evm/_evm.ts'
import { conductWallet, EVM_WALLET, installEvmWallet, switchWallet } from './helpers/evmWallet.ts'
import { serveHere } from './helpers/serveHere.ts'
import { agreeOnPage, connectOnPage, openSignPage, startSigning } from './helpers/signPage.ts'
import { violationsOf } from './helpers/violations.ts'
import { openVisit, PHONE } from './helpers/visit.ts'

const [OWNER, OTHER] = ACCOUNTS

describe('a wallet in a browser that signs for the command on an EVM chain', () => {
  let chain: TestChain
  let workplace: Workplace
  let bps = 500

  before(async () => {
    chain = await startChain()
    workplace = new Workplace(['--url', chain.url])
    writeEvmDrop(workplace)
  })
  after(() => chain.stop())

  /** Adds a wallet with these accounts, the first of which is active. */
  const wallet = (options: { accounts?: readonly string[]; chainId?: number } = {}) => {
    const accounts = options.accounts ?? [OWNER]
    return (context: BrowserContext) =>
      installEvmWallet(context, { url: chain.url, ...options, accounts })
  }
  const countOf = (address: `0x${string}`) =>
    getTransactionCount(chain.connection.client, { address })
  /** Starts a change of the royalties, each to another value. */
  const startChange = () => {
    bps += 1
    return startSigning(workplace, ['royalties', 'set', '--bps', `${bps}`])
  }
  const expectRoyalties = async (expected: number) => {
    const { data } = await workplace.jsonInside(['royalties'])
    expect(data).to.have.property('valueBp', expected)
  }

  it('launches a drop, after the plan was agreed to', async () => {
    const run = await startSigning(workplace, ['launch'])
    const visit = await openSignPage(run.link, wallet(), { viewport: PHONE, colorScheme: 'dark' })
    const { page } = visit
    await connectOnPage(visit, EVM_WALLET)
    await page.getByRole('heading', { name: 'Launch FIRST' }).waitFor()
    expect(await page.getByText(OWNER).count()).to.be.greaterThan(0)
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(360)
    expect(await violationsOf(page)).to.deep.equal([])
    expect(await countOf(OWNER)).to.equal(0)
    await agreeOnPage(visit, EVM_WALLET)
    await page.getByText('The command is done.').waitFor()
    expect(await violationsOf(page)).to.deep.equal([])
    const { code, stderr } = await run.ended
    expect(code, stderr).to.equal(0)
    expect(stderr).to.include(`Connected ${EVM_WALLET} with ${OWNER}`)
    await visit.end()
  })

  it('shows what a change replaces, and sends it', async () => {
    const run = await startChange()
    const visit = await openSignPage(run.link, wallet())
    await connectOnPage(visit, EVM_WALLET)
    await visit.page.getByText(`5.01% to ${OWNER}`, { exact: true }).waitFor()
    expect(await visit.page.getByText(`5% to ${OWNER}`, { exact: true }).count()).to.equal(1)
    await visit.page
      .locator('dt:has-text("Cost") + dd')
      .getByText(/^at most [\d.]+ ETH$/)
      .waitFor()
    await agreeOnPage(visit, EVM_WALLET)
    expect((await run.ended).code).to.equal(0)
    await expectRoyalties(bps)
    await visit.page
      .getByRole('list', { name: 'Progress' })
      .getByText(/0x[0-9a-f]{64}/)
      .waitFor()
    await visit.end()
  })

  it('ends calmly if the wallet or the page is told no, and sends nothing', async () => {
    const before = await countOf(OWNER)
    const inWallet = await startChange()
    const visit = await openSignPage(inWallet.link, wallet())
    await connectOnPage(visit, EVM_WALLET)
    await conductWallet(visit.page, { approves: false })
    await agreeOnPage(visit, EVM_WALLET)
    await visit.page.getByRole('heading', { name: 'Declined' }).waitFor()
    const { code, stderr } = await inWallet.ended
    expect(code, stderr).to.equal(5)
    expect(stderr).to.include('TRANSACTION_REJECTED')
    await visit.end()

    const onPage = await startChange()
    const second = await openSignPage(onPage.link, wallet())
    await connectOnPage(second, EVM_WALLET)
    await second.page.getByRole('button', { name: 'Decline' }).click()
    await second.page.getByRole('heading', { name: 'Declined' }).waitFor()
    expect((await onPage.ended).code).to.equal(5)
    await second.end()

    const unconnected = await startChange()
    const third = await openSignPage(unconnected.link, wallet())
    await third.page.getByRole('button', { name: 'Not now' }).click()
    await third.page.getByRole('heading', { name: 'Declined' }).waitFor()
    expect((await unconnected.ended).stderr).to.include('WALLET_REQUEST_CANCELLED')
    await third.end()
    expect(await countOf(OWNER)).to.equal(before)
  })

  it('waits until the wallet is on the network, and back on the account', async () => {
    const run = await startChange()
    const accounts = [OWNER, OTHER]
    const visit = await openSignPage(run.link, wallet({ accounts, chainId: 1 }))
    const { page } = visit
    await connectOnPage(visit, EVM_WALLET)
    await page.getByText('Your wallet is on another network').waitFor()
    expect(run.said()).not.to.include('Connected')
    await page.getByRole('button', { name: 'Switch to Local Development' }).click()
    await page.getByRole('button', { name: `Sign in ${EVM_WALLET}` }).waitFor()

    await switchWallet(page, { account: OTHER })
    await page.getByText('Your wallet is on another account').waitFor()
    expect(await page.getByRole('button', { name: /^Sign in/ }).count()).to.equal(0)
    await switchWallet(page, { account: OWNER })
    await agreeOnPage(visit, EVM_WALLET)
    const { code, stderr } = await run.ended
    expect(code, stderr).to.equal(0)
    await expectRoyalties(bps)
    await visit.end()
  })

  it('refuses the account of somebody else before anything is sent', async () => {
    const before = await countOf(OTHER)
    const run = await startChange()
    const visit = await openSignPage(run.link, wallet({ accounts: [OTHER] }))
    await connectOnPage(visit, EVM_WALLET)
    await visit.page.getByRole('heading', { name: 'Not done' }).waitFor()
    expect((await run.ended).code).to.equal(1)
    expect(await countOf(OTHER)).to.equal(before)
    await visit.end()
  })

  it('finds what the wallet has sent if its answer was lost with the page', async () => {
    const before = await countOf(OWNER)
    const run = await startChange()
    const visit = await openSignPage(run.link, wallet())
    const { page } = visit
    await connectOnPage(visit, EVM_WALLET)
    await conductWallet(page, { isMute: true })
    await agreeOnPage(visit, EVM_WALLET)
    await page.getByText(`Approve it in ${EVM_WALLET}`).waitFor()
    await expectSent(before + 1)
    await page.reload()
    await page.getByText('Your wallet was asked before this page was reloaded').waitFor()
    await agreeOnPage(visit, EVM_WALLET)
    const { code, stderr } = await run.ended
    expect(code, stderr).to.equal(0)
    expect(await countOf(OWNER)).to.equal(before + 1)
    await expectRoyalties(bps)
    await visit.end()
  })

  it('asks again if the page was closed before the wallet has sent', async () => {
    const before = await countOf(OWNER)
    const run = await startChange()
    const visit = await openSignPage(run.link, wallet())
    await connectOnPage(visit, EVM_WALLET)
    await conductWallet(visit.page, { waits: true })
    await agreeOnPage(visit, EVM_WALLET)
    await visit.page.getByText(`Approve it in ${EVM_WALLET}`).waitFor()
    await visit.end()

    const again = await openSignPage(await run.nextLink(), wallet())
    await again.page.getByText(`connect the wallet that has it`).waitFor()
    await connectOnPage(again, EVM_WALLET)
    await agreeOnPage(again, EVM_WALLET)
    expect((await run.ended).code).to.equal(0)
    expect(await countOf(OWNER)).to.equal(before + 1)
    await expectRoyalties(bps)
    await again.end()
  })

  it('works with one tab, whose link nobody can use again', async () => {
    const run = await startChange()
    const first = await openSignPage(run.link, wallet())
    await connectOnPage(first, EVM_WALLET)
    expect(first.page.url()).not.to.include('#')
    const second = await openSignPage(run.link, wallet())
    second.expectConsoleError(/409/)
    await second.page.getByText('This link has been used').waitFor()
    await second.end()
    await agreeOnPage(first, EVM_WALLET)
    expect((await run.ended).code).to.equal(0)
    await first.end()
  })

  it('refuses what a page of another site posts, even if it knows the link', async () => {
    const run = await startChange()
    const { origin, hash } = new URL(run.link)
    const stranger = await serveHere((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Stranger</title><h1>Stranger</h1>')
    })
    const there = await openVisit(stranger.url)
    there.expectConsoleError(/CORS|Failed to load resource|ERR_FAILED/)
    const posted = await there.page.evaluate(
      async ([target = '', token = '']) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const read = await fetch(target, { method: 'POST', headers }).then(
          ({ status }) => `${status}`,
          () => 'refused',
        )
        // Browsers send it without asking, but give the answer to nobody.
        const blind = await fetch(target, { method: 'POST', mode: 'no-cors', body: token }).then(
          ({ type }) => type,
          () => 'refused',
        )
        return [read, blind]
      },
      [`${origin}/admission`, hash.slice(1)],
    )
    expect(posted).to.deep.equal(['refused', 'refused'])
    await there.end()
    await stranger.close()

    // The link is unused.
    const visit = await openSignPage(run.link, wallet())
    await connectOnPage(visit, EVM_WALLET)
    await agreeOnPage(visit, EVM_WALLET)
    expect((await run.ended).code).to.equal(0)
    await visit.end()
  })

  it('signs as the key of a config would, so that both can go on with the same drop', async () => {
    const keyed = new Workplace(['--url', chain.url], evmWorkplace(chain).env, workplace.folder)
    const { code } = await keyed.runInside(['verify'])
    expect(code).to.equal(4)
    await keyed.runInside(['royalties', 'set', '--bps', '500'])
    expect((await keyed.runInside(['verify'])).code).to.equal(0)
  })

  /** Waits until the owner has sent as many transactions. */
  async function expectSent(count: number): Promise<void> {
    while ((await countOf(OWNER)) < count) await new Promise((resolve) => setTimeout(resolve, 20))
  }
})
