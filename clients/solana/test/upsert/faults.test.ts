import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { type FaultPlan, type FaultProxy, startFaultProxy } from '../support/faultProxy.ts'
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

const ALL_FAULTS: FaultPlan = {
  getLatestBlockhash: { dropRequest: 0.1, serverError: 0.1, staleBlockhash: 0.2 },
  sendTransaction: {
    dropRequest: 0.1,
    dropResponse: 0.2,
    delay: 0.1,
    duplicate: 0.1,
    tooManyRequests: 0.1,
    serverError: 0.1,
  },
  '*': {
    dropRequest: 0.1,
    dropResponse: 0.05,
    delay: 0.05,
    tooManyRequests: 0.1,
    serverError: 0.1,
  },
}

describe('an upsert over a bad network', () => {
  let localnet: Localnet
  let proxy: FaultProxy
  let list: List
  before(async () => {
    localnet = await startPrograms({ startTime: presentTime() })
    list = await startList(localnet, 'LIST')
    proxy = await startFaultProxy({ rpcUrl: localnet.rpcUrl, seed: 5, faults: {} })
  })
  after(async () => {
    await proxy.close()
    await localnet.close()
  })

  it('brings a list of 1,000 on chain and pays nothing twice', async () => {
    // Given 1,000 wallets, and a network that fails half of all requests in every way
    const entries = entriesOf('faults', 1_000)
    const creator = list.drop.creator.publicKey
    const before = await balanceOf(list.connection, creator)
    // Stale blockhashes have expired by now
    localnet.advanceClock(120)
    proxy.setFaults(ALL_FAULTS)
    const { clock, fetch, walletOf } = simulatedTime(localnet)
    const connection = createConnection(proxy.url, { fetch })

    // When they are upserted
    const session = { connection, wallet: walletOf(list.drop.creator) }
    const input = { ...inputOf(list), entries }
    const report = await upsertAllowlist(session, input, { ...NO_PRIORITY_FEE, clock })

    // Then all are on chain, none was given up, and every fault has occurred
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(entries))
    expect(report).to.deep.include({ status: 'finished', added: 1_000, failedUpserts: [] })
    expect([...proxy.happened.keys()].sort()).to.deep.equal([
      'delay',
      'dropRequest',
      'dropResponse',
      'duplicate',
      'serverError',
      'staleBlockhash',
      'tooManyRequests',
    ])

    // And the wallet paid the rent of each and 100 fees
    const spent = before - (await balanceOf(list.connection, creator))
    expect(spent).to.equal(1_000n * ENTRY_RENT + 100n * FEE)
    expect(new Set(report.signatures)).to.have.property('size', 100)
  })
})
