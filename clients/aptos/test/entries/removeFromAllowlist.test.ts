import { expect } from 'chai'
import { previewRemoval } from '../../src/entries/previewChange.ts'
import { removeFromAllowlist } from '../../src/entries/removeFromAllowlist.ts'
import { upsertAllowlist } from '../../src/entries/upsertAllowlist.ts'
import { administer } from '../support/drops.ts'
import { entriesOf, listed, openPhase, PHASE_ID, termsOf, walletOf } from '../support/lists.ts'
import { describeOnNetwork, startNetwork, type TestNetwork } from '../support/network.ts'
import { codeOf } from '../support/refusals.ts'

const FAST = { pollingInterval: 5 }

describeOnNetwork('removeFromAllowlist on Aptos', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  const withEntries = async (seed: string, count: number) => {
    const list = await openPhase(network)
    const entries = entriesOf(seed, count)
    await upsertAllowlist(network.connection, { ...list, entries }, FAST)
    return { list, entries, wallets: entries.map(({ wallet }) => wallet) }
  }

  it('removes entries in batches, and passes over wallets without one', async () => {
    // Given 250 entries, of which 205 are to go, and a wallet without one
    const { list, entries, wallets } = await withEntries('removed', 250)
    const gone = [...wallets.slice(0, 205), walletOf('stranger')]
    const wallet = network.owner.accountAddress.toStringLong()
    const preview = await previewRemoval(network.connection, { ...list, wallets: gone, wallet })
    expect(preview).to.include({ total: 206, skipped: 1, transactions: 2 })

    // When they are removed
    const report = await removeFromAllowlist(network.connection, { ...list, wallets: gone }, FAST)

    // Then the others are left
    const { hashes, cost, ...counts } = report
    expect(counts).to.deep.equal({
      ...{ status: 'finished', total: 206, removed: 205, skipped: 1 },
      ...{ failedRemovals: [], untried: 0, settled: 0 },
    })
    expect(hashes).to.have.length(2)
    expect(cost > 0n).to.equal(true)
    expect(await listed(network, list)).to.deep.equal(termsOf(entries.slice(205)))
  })

  it('removes the entries of a phase that is removed', async () => {
    const { list, wallets } = await withEntries('orphaned', 3)
    await administer(network, 'remove_phase', [list.contract, PHASE_ID])
    const report = await removeFromAllowlist(network.connection, { ...list, wallets }, FAST)
    expect(report).to.include({ removed: 3 })
    expect(await listed(network, list)).to.deep.equal([])
  })

  it('error: invalid or repeated wallets, and wallets of others; nothing is sent', async () => {
    const { list, entries, wallets } = await withEntries('kept', 2)
    const [first = ''] = wallets
    const refused = (change: Partial<typeof list>, ...given: readonly string[]) =>
      codeOf(() =>
        removeFromAllowlist(network.connection, { ...list, ...change, wallets: given }, FAST),
      )
    expect(await refused({}, first, 'nobody')).to.equal('INVALID_ADDRESS')
    expect(await refused({}, first, first)).to.equal('ALLOWLIST_WALLET_LISTED_TWICE')
    const stranger = await network.newWallet()
    expect(await refused({ wallet: stranger }, first)).to.equal('WRONG_DROP_WALLET')
    expect(await listed(network, list)).to.deep.equal(termsOf(entries))
  })
})
