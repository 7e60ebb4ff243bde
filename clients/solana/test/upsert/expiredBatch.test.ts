import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { removeAllowlistEntries } from '../../src/allowlist/remove/removeAllowlistEntries.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts'
import { presentTime, simulatedTime } from '../support/simulatedTime.ts'
import { entriesOf } from './_entries.ts'
import {
  balanceOf,
  ENTRY_RENT,
  entriesOnChain,
  FEE,
  inputOf,
  type List,
  NO_PRIORITY_FEE,
  startList,
  termsOf,
} from './_list.ts'

const NO_STATUSES = { getSignatureStatuses: { unknownStatus: 1 } }

describe('a batch whose outcome the node does not know', () => {
  let localnet: Localnet
  let proxy: FaultProxy
  let list: List
  beforeEach(async () => {
    localnet = await startPrograms({ startTime: presentTime() })
    list = await startList(localnet, 'LIST')
    proxy = await startFaultProxy({ rpcUrl: localnet.rpcUrl, faults: {} })
  })
  afterEach(async () => {
    await proxy.close()
    await localnet.close()
  })

  /** A session over the unreliable network, and options with a time that skips waits. */
  function overBadNetwork(onSign: (call: number) => void = () => undefined) {
    const { clock, fetch, walletOf } = simulatedTime(localnet)
    const wallet = walletOf(list.drop.creator)
    let calls = 0
    const signing: typeof wallet = {
      publicKey: wallet.publicKey,
      signTransactions: (transactions) => {
        calls += 1
        onSign(calls)
        return wallet.signTransactions(transactions)
      },
    }
    const connection = createConnection(proxy.url, { fetch })
    // A node on another machine is polled once in a slot.
    const requestsPerSecond = 1_000
    return {
      session: { connection, wallet: signing },
      options: { ...NO_PRIORITY_FEE, clock, requestsPerSecond },
    }
  }
  const balance = () => balanceOf(list.connection, list.drop.creator.publicKey)

  it('is sent once if it landed, and pays one fee', async () => {
    // Given a node that never knows any transaction
    proxy.setFaults(NO_STATUSES)
    const entries = entriesOf('unknown', 95)
    const before = await balance()

    // When a list is upserted
    const { session, options } = overBadNetwork()
    const report = await upsertAllowlist(session, { ...inputOf(list), entries }, options)

    // Then all entries are on chain for one fee per batch, and none counts as failed
    expect(report).to.deep.include({ status: 'finished', added: 95, failedUpserts: [] })
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(entries))
    expect(before - (await balance())).to.equal(95n * ENTRY_RENT + 10n * FEE)
  })

  it('is sent again if it did not land', async () => {
    // Given a node that loses sent transactions until the wallet signs for the second time
    proxy.setFaults({ ...NO_STATUSES, sendTransaction: { dropRequest: 1 } })
    const entries = entriesOf('lost', 10)
    const before = await balance()
    const { session, options } = overBadNetwork(
      (call) => call === 2 && proxy.setFaults(NO_STATUSES),
    )

    // When a list is upserted
    const report = await upsertAllowlist(session, { ...inputOf(list), entries }, options)

    // Then the second transaction wrote it, and there was no third
    expect(report).to.deep.include({ status: 'finished', added: 10, failedUpserts: [] })
    expect(before - (await balance())).to.equal(10n * ENTRY_RENT + FEE)
  })

  it('removes entries once, and counts them as removed', async () => {
    const entries = entriesOf('removed', 24)
    await upsertAllowlist(list.session, { ...inputOf(list), entries }, NO_PRIORITY_FEE)
    proxy.setFaults(NO_STATUSES)
    const before = await balance()
    const wallets = entries.map(({ user }) => user)
    const { session, options } = overBadNetwork()
    const report = await removeAllowlistEntries(session, { ...inputOf(list), wallets }, options)
    expect(report).to.deep.include({ status: 'finished', removed: 24, failedRemovals: [] })
    expect(await entriesOnChain(list.connection)).to.deep.equal([])
    expect((await balance()) - before).to.equal(24n * ENTRY_RENT - 2n * FEE)
  })
})
