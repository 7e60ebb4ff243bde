import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import type { AllowlistProgress } from '../../src/allowlist/batches/progress.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { startPrograms } from '../localnet.ts'
import { entriesOf } from './_entries.ts'
import {
  balanceOf,
  changeOf,
  ENTRY_RENT,
  entriesOnChain,
  FEE,
  type List,
  startList,
  termsOf,
} from './_list.ts'

describe('upsertAllowlist', () => {
  let localnet: Localnet
  let list: List
  beforeEach(async () => {
    localnet = await startPrograms()
    list = await startList(localnet, 'LIST')
  })
  afterEach(() => localnet.close())

  it('writes a list, ten entries in a transaction, and says how far it is', async () => {
    // Given 95 wallets without an entry
    const entries = entriesOf('first', 95)
    const creator = list.drop.creator.publicKey
    const before = await balanceOf(list.connection, creator)

    // When they are upserted
    const told: AllowlistProgress[] = []
    const onProgress = (progress: AllowlistProgress) => told.push(progress)
    const report = await upsertAllowlist({ ...changeOf(list), entries, onProgress })

    // Then the chain has them, in ten transactions, and the wallet paid rent and fees
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(entries))
    const { signatures, ...counts } = report
    expect(counts).to.deep.equal({
      status: 'finished',
      total: 95,
      added: 95,
      changed: 0,
      skipped: 0,
      failedUpserts: [],
      untried: 0,
      settled: 0,
      rent: 95n * ENTRY_RENT,
    })
    expect(new Set(signatures)).to.have.property('size', 10)
    const spent = before - (await balanceOf(list.connection, creator))
    expect(spent).to.equal(95n * ENTRY_RENT + 10n * FEE)

    // And progress went up to the end
    const last = told.at(-1)
    expect(last).to.deep.include({ total: 95, done: 95, failed: 0, inFlight: 0, secondsLeft: 0 })
    const done = told.map((progress) => progress.done)
    expect(done).to.deep.equal([...done].sort((a, b) => a - b))
    expect(Math.max(...told.map(({ inFlight }) => inFlight))).to.be.greaterThan(10)
  })
})
