import { isMintlineError } from '@mintline/core'
import type { AllowlistProgress } from '@mintline/core/batches'
import { expect } from 'chai'
import { memoryJournal } from '../../src/entries/journal.ts'
import { previewUpsert } from '../../src/entries/previewChange.ts'
import { upsertAllowlist } from '../../src/entries/upsertAllowlist.ts'
import { fetchBalance } from '../../src/send/fetchBalance.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { administer, createDrop } from '../support/drops.ts'
import {
  entriesOf,
  listed,
  listOf,
  openPhase,
  PHASE_ID,
  termsOf,
  walletOf,
} from '../support/lists.ts'
import { describeOnNetwork, startNetwork, type TestNetwork } from '../support/network.ts'
import { codeOf } from '../support/refusals.ts'

const FAST = { pollingInterval: 5 }

describeOnNetwork('upsertAllowlist on Aptos', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  const balance = () =>
    fetchBalance(network.connection, network.owner.accountAddress.toStringLong())

  it('writes a list, 200 entries in a transaction, and reports progress and cost', async () => {
    // Given a phase without a list, and what an upsert of 450 entries would cost
    const list = await openPhase(network)
    const entries = entriesOf('long', 450)
    const wallet = network.owner.accountAddress.toStringLong()
    const preview = await previewUpsert(network.connection, { ...list, entries, wallet })
    const before = await balance()
    expect(preview).to.include({ total: 450, skipped: 0, added: 450, changed: 0, transactions: 3 })
    expect(preview.balance).to.equal(before)

    // When they are written
    const progress: AllowlistProgress[] = []
    const onProgress = (each: AllowlistProgress) => progress.push(each)
    const report = await upsertAllowlist(
      network.connection,
      { ...list, entries },
      { ...FAST, onProgress },
    )

    // Then the phase has them all, in three transactions
    const { hashes, cost, ...counts } = report
    expect(counts).to.deep.equal({
      ...{ status: 'finished', total: 450, added: 450, changed: 0, skipped: 0, resumed: 0 },
      ...{ failedUpserts: [], untried: 0, settled: 0 },
    })
    expect(hashes).to.have.length(3)
    expect(await listed(network, list)).to.deep.equal(termsOf(entries))

    // And the cost is what the owner paid, about what was previewed
    expect(before - (await balance())).to.equal(cost)
    expect(Number(cost) / Number(preview.cost)).to.be.within(0.8, 1.2)
    expect(progress.at(-1)).to.include({ total: 450, done: 450, failed: 0, inFlight: 0 })
    expect(await list.journal.load()).to.deep.equal([])
  })

  it('skips correct entries, and changes others', async () => {
    const list = await openPhase(network)
    const entries = entriesOf('again', 30)
    await upsertAllowlist(network.connection, { ...list, entries }, FAST)
    expect(await upsertAllowlist(network.connection, { ...list, entries }, FAST)).to.include({
      ...{ added: 0, changed: 0, skipped: 30, cost: 0n },
    })
    const changed = entries.map((entry, index) =>
      index < 4 ? { ...entry, maxPerWalletByAllowList: 77n } : entry,
    )
    const more = [...changed, ...entriesOf('more', 2)]
    const report = await upsertAllowlist(network.connection, { ...list, entries: more }, FAST)
    expect(report).to.include({ added: 2, changed: 4, skipped: 26 })
    expect(await listed(network, list)).to.deep.equal(termsOf(more))
  })

  it('error: invalid entries, before any request', async () => {
    const list = { ...(await openPhase(network)), machines: { modules: {} } }
    const refused = (wallet: string, cap: bigint) =>
      codeOf(() => {
        const entry = {
          wallet: wallet as ReturnType<typeof walletOf>,
          maxPerWalletByAllowList: cap,
        }
        const entries = [...entriesOf('good', 3), entry]
        return upsertAllowlist(network.connection, { ...list, entries }, FAST)
      })
    expect(await refused('0xg', 1n)).to.equal('INVALID_ADDRESS')
    expect(await refused(walletOf('good 1'), 1n)).to.equal('ALLOWLIST_WALLET_LISTED_TWICE')
    // Also the same address written in another way.
    const upper = `0x${walletOf('good 1').slice(2).toUpperCase()}`
    expect(await refused(upper, 1n)).to.equal('ALLOWLIST_WALLET_LISTED_TWICE')
    expect(await refused('0x1', 0n)).to.equal('ALLOWLIST_CAP_INVALID')
    expect(await refused('0x1', 2n ** 64n)).to.equal('ALLOWLIST_CAP_INVALID')
  })

  it('error: a wrong limit, wallet, phase or journal; nothing is sent', async () => {
    const list = await openPhase(network)
    const rooted = await openPhase(network, { merkleRoot: `0x${'ab'.repeat(32)}` })
    const entries = entriesOf('refused', 3)
    const refused = (change: Partial<typeof list>, entriesPerTransaction?: number) =>
      codeOf(() =>
        upsertAllowlist(
          network.connection,
          { ...list, entries, ...change },
          { ...FAST, entriesPerTransaction },
        ),
      )
    const before = await balance()
    expect(await refused({}, 0)).to.equal('ALLOWLIST_LIMIT_INVALID')
    expect(await refused({ wallet: undefined })).to.equal('WALLET_NOT_CONNECTED')
    expect(await refused({ wallet: await network.newWallet() })).to.equal('WRONG_DROP_WALLET')
    expect(await refused({ phaseId: 2n })).to.equal('DROP_PHASE_NOT_FOUND')
    expect(await refused(rooted)).to.equal('DROP_PHASE_HAS_ROOT')
    expect(await refused({ journal: rooted.journal })).to.equal('JOURNAL_OF_ANOTHER_LIST')
    const other = memoryJournal({ ...list.journal.scope, chainId: 1 })
    expect(await refused({ journal: other })).to.equal('JOURNAL_OF_ANOTHER_LIST')
    expect(await balance()).to.equal(before)
  })

  it('stops with its signal, and the next run completes it', async () => {
    // Given an upsert that is stopped as the first batch is done
    const list = await openPhase(network)
    const entries = entriesOf('stopped', 50)
    const controller = new AbortController()
    const options = { ...FAST, entriesPerTransaction: 10 }
    const stopped = await upsertAllowlist(
      network.connection,
      { ...list, entries },
      {
        ...options,
        signal: controller.signal,
        onProgress: ({ done }) => done > 0 && controller.abort(),
      },
    )
    expect(stopped).to.include({ status: 'cancelled', added: 10, untried: 40 })

    // When it is run again, then it does the rest and knows what the first run did
    const report = await upsertAllowlist(network.connection, { ...list, entries }, options)
    expect(report).to.include({ status: 'finished', added: 40, skipped: 10, resumed: 10 })
    expect(await listed(network, list)).to.deep.equal(termsOf(entries))
  })

  it('ends calmly where the user declines, and keeps what landed', async () => {
    const list = await openPhase(network)
    const owner = keyWallet(network.owner)
    let requests = 0
    const { CoreError } = await import('@mintline/core')
    const wallet: typeof owner = {
      ...owner,
      sign: async (transaction) => {
        requests += 1
        if (requests === 2) throw new CoreError('TRANSACTION_REJECTED', {})
        return owner.sign(transaction)
      },
    }
    const entries = entriesOf('declined', 9)
    const options = { ...FAST, entriesPerTransaction: 3 }
    const report = await upsertAllowlist(network.connection, { ...list, wallet, entries }, options)
    expect(report).to.include({ status: 'cancelled', added: 3, untried: 6 })
    expect(report.failedUpserts).to.deep.equal([])
  })

  it('writes all that the wallet can pay, and reports the rest', async () => {
    // Given a drop that belongs to a wallet with APT for about three transactions
    const list = await openPhase(network)
    const entries = entriesOf('poor', 100)
    const wallet = network.owner.accountAddress.toStringLong()
    const few = { ...list, entries: entries.slice(0, 20), wallet }
    const { cost } = await previewUpsert(network.connection, few)
    const poor = await network.newAccount()
    await administer(network, 'offer_ownership', [list.contract, poor.accountAddress])
    await network.execute(poor, 'administration::accept_ownership', [list.contract])
    const funds = await fetchBalance(network.connection, poor.accountAddress.toStringLong())
    const rest = funds - 4n * cost
    await network.execute(poor, '0x1::aptos_account::transfer', [
      network.owner.accountAddress,
      rest,
    ])

    // When it writes more than it can pay for
    const report = await upsertAllowlist(
      network.connection,
      { ...list, wallet: keyWallet(poor), entries },
      { ...FAST, entriesPerTransaction: 20 },
    )

    // Then some are written, and the others are reported with the reason
    expect(report.status).to.equal('finished')
    expect(report.added).to.be.within(1, 99)
    expect(report.added + report.failedUpserts.length).to.equal(100)
    expect(
      report.failedUpserts.every(({ error }) => isMintlineError(error, 'FUNDS_TOO_LOW')),
    ).to.equal(true)
    expect((await listed(network, list)).length).to.equal(report.added)
  })

  it('takes the list of a drop of version 1, and of any phase', async () => {
    const contract = await createDrop(network, { version: 1, phases: [{}] })
    const reference = listOf(network, contract)
    const machines = { ...network.machines, versions: { [contract]: 1 } } as const
    const list = { ...reference, machines, wallet: keyWallet(network.owner) }
    const entries = entriesOf('first version', 2)
    await upsertAllowlist(network.connection, { ...list, entries }, FAST)
    expect(await listed(network, list)).to.deep.equal(termsOf(entries))
    expect(list.phaseId).to.equal(PHASE_ID)
  })
})
