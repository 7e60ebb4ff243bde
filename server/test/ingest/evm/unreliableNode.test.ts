import { expect } from 'chai'
import type { Kysely } from 'kysely'
import type { EvmWallet } from '../../../../clients/evm/src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../../../clients/evm/test/support/drops.ts'
import type { DB } from '../../../src/database/tables.ts'
import { RangeSize } from '../../../src/ingest/sources/evm/fetchRange.ts'
import { followEvm } from '../../../src/ingest/sources/evm/followEvm.ts'
import { testDatabase } from '../../_database.ts'
import { eventually } from '../_follow.ts'
import { emptyTables, tablesOf } from '../_tables.ts'
import { type Lie, startUnreliableNode, type UnreliableNode } from '../_unreliableNode.ts'
import { type Reading, reading } from './_reading.ts'

describe('A node of an EVM chain that cannot be trusted', () => {
  let chain: TestChain
  let proxy: UnreliableNode
  let database: Kysely<DB>
  let other: Kysely<DB>
  let ada: EvmWallet
  let drop: TestDrop
  let live: Reading

  before(async () => {
    database = (await testDatabase()).write
    other = (await testDatabase()).write
    chain = await startChain()
    proxy = await startUnreliableNode(chain.url)
    ada = await chain.newWallet()
    drop = await deployDrop(chain, { variant: 'erc721' })
  })
  beforeEach(async () => {
    // Given an ingest that has read everything, and a mint since then
    proxy.lies = {}
    proxy.trouble = undefined
    await emptyTables(database)
    live = reading(database, proxy.url)
    await live.round()
    await chain.execute(claimCall(drop, { from: ada, quantity: 2n }))
  })
  after(async () => {
    await proxy.close()
    await chain.stop()
  })

  const LIES: Record<string, { lies: Record<string, Lie>; code: string }> = {
    'has logs of other blocks': {
      lies: { eth_getLogs: (result) => changedLogs(result, { blockHash: hashOf(1) }) },
      code: 'NODE_REFUSED',
    },
    'has logs that were not asked for': {
      lies: { eth_getLogs: (result) => changedLogs(result, { blockNumber: '0x1' }) },
      code: 'NODE_REFUSED',
    },
    'has logs that were undone': {
      lies: { eth_getLogs: (result) => changedLogs(result, { removed: true }) },
      code: 'NODE_REFUSED',
    },
    'has logs without data': {
      lies: { eth_getLogs: (result) => changedLogs(result, { data: 7 }) },
      code: 'NODE_REFUSED',
    },
    'has no list of logs': { lies: { eth_getLogs: () => null }, code: 'NODE_REFUSED' },
    'changes the chain while it is read': {
      lies: {
        eth_getBlockByNumber: (result, [number]) =>
          isKnown(number) ? result : { ...Object(result), hash: hashOf(random()) },
      },
      code: 'NODE_REFUSED',
    },
    'replaces the last block that was read while it tells the next ones': {
      lies: {
        eth_getLogs: (result) => {
          isTold = true
          return result
        },
        eth_getBlockByNumber: (result, [number]) =>
          isTold && Number(number) === last
            ? { ...Object(result), hash: hashOf(random()) }
            : result,
      },
      code: 'NODE_REFUSED',
    },
    'lags behind its own block number': {
      lies: {
        eth_getBlockByNumber: (result, [number]) => (isKnown(number) ? result : null),
      },
      code: 'NODE_REFUSED',
    },
    'does not have the transaction of a log': {
      lies: { eth_getTransactionByHash: () => null },
      code: 'NODE_REFUSED',
    },
    'serves another chain': { lies: { eth_chainId: () => '0x89' }, code: 'OTHER_CHAIN' },
    'has no chain': { lies: { eth_chainId: () => 31_337 }, code: 'NODE_REFUSED' },
  }
  let last = 0
  let isTold = false
  /** True for blocks that were read before, and for the one that tells how many there are. */
  const isKnown = (number: unknown) => number === 'latest' || Number(number) <= last
  for (const [name, { lies, code }] of Object.entries(LIES)) {
    it(`leaves cursor and rows as they are: it ${name}`, async () => {
      last = Number((await cursor()).block)
      const before = { ...(await tablesOf(database)), position: (await cursor()).position }
      proxy.lies = lies
      expect(await failureOf(live.round())).to.include({ code })
      expect({ ...(await tablesOf(database)), position: (await cursor()).position }).to.deep.equal(
        before,
      )

      // When it tells the truth again, then nothing is missing
      proxy.lies = {}
      await live.round()
      await expectFresh()
    })
  }

  it('is asked for fewer blocks where it refuses many, and for more again', async () => {
    await chain.cheats.mine({ blocks: 100 })
    await emptyTables(database)
    const most = 5
    const asked: number[] = []
    proxy.refuse = ({ method, params: [filter] }) => {
      if (method !== 'eth_getLogs') return undefined
      const { fromBlock, toBlock } = Object(filter)
      const blocks = Number(toBlock) - Number(fromBlock) + 1
      asked.push(blocks)
      return blocks > most
        ? { code: -32_005, message: 'query returned too many results' }
        : undefined
    }
    await reading(database, proxy.url, { size: new RangeSize(64) }).round()
    proxy.refuse = undefined
    expect(Math.max(...asked)).to.equal(64)
    expect(asked.filter((blocks) => blocks > most).length).to.be.lessThan(asked.length)
    await expectFresh()
  })

  it('stands still where it refuses even single blocks', async () => {
    const before = await tablesOf(database)
    proxy.refuse = ({ method }) =>
      method === 'eth_getLogs' ? { code: -32_000, message: 'no logs here' } : undefined
    expect(await failureOf(live.round())).to.include({ code: 'NODE_REFUSED' })
    proxy.refuse = undefined
    expect(await tablesOf(database)).to.deep.equal(before)
  })

  it('is asked again when it throttles or is gone; that is said once, and since when', async () => {
    const said: string[] = []
    proxy.trouble = 429
    const ending = new AbortController()
    const following = followEvm(
      database,
      {
        blockchain: 'ETHEREUM',
        urls: [proxy.url],
        batchSize: 50,
        interval: 200,
        firstBlock: 0,
        confirmations: 0,
        contracts: undefined,
        exchanges: { platform: undefined, seaports: [] },
      },
      {
        signal: ending.signal,
        onFailure: (error) => said.push((error as { code: string }).code),
        onSuccess: () => said.push('works'),
      },
    )
    try {
      const since = await eventually(async () => (await cursor()).failing_since ?? undefined)
      proxy.trouble = 'gone'
      await eventually(async () => ((await cursor()).failure?.includes('429') ? undefined : true))
      expect((await cursor()).failing_since).to.deep.equal(since)
      proxy.trouble = undefined
      await eventually(async () => (said.includes('works') ? true : undefined))
      expect((await cursor()).failing_since).to.equal(null)
      expect(said).to.deep.equal(['NODE_RATE_LIMITED', 'works'])
    } finally {
      ending.abort()
      await following
    }
    await expectFresh()
  })

  /** Expects what an ingest into an empty database writes. */
  async function expectFresh(): Promise<void> {
    await emptyTables(other)
    await reading(other, chain.url).round()
    const [found, fresh] = [await tablesOf(database), await tablesOf(other)]
    // The ends of ranges differ.
    expect({ ...found, blocks: [] }).to.deep.equal({ ...fresh, blocks: [] })
  }

  async function cursor() {
    return database
      .selectFrom('cursors')
      .selectAll()
      .where('source', '=', 'ETHEREUM')
      .executeTakeFirstOrThrow()
  }
})

let count = 1
const random = () => (count += 1)

function hashOf(number: number): string {
  return `0x${number.toString(16).padStart(64, '0')}`
}

function changedLogs(result: unknown, changes: object): unknown {
  return (result as object[]).map((log) => ({ ...log, ...changes }))
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}
