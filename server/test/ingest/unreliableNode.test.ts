import type { Localnet } from '@mintline/localnet'
import { type Keypair, PublicKey, SYSVAR_CLOCK_PUBKEY } from '@solana/web3.js'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import type { DB } from '../../src/database/tables.ts'
import { readRound } from '../../src/ingest/sources/solana/readRound.ts'
import { type SolanaNode, solanaNode } from '../../src/ingest/sources/solana/solanaNode.ts'
import { testDatabase } from '../_database.ts'
import { eventually, eventuallyEqual, follow } from './_follow.ts'
import { handOver } from './_items.ts'
import { emptyTables, tablesOf } from './_tables.ts'
import { type Lie, startUnreliableNode, type UnreliableNode } from './_unreliableNode.ts'

const SCHEDULE = { shortest: 0, longest: 0 }
/** The mainnet of Eclipse. */
const ECLIPSE = 'EAQLJCV2mh23BsK2P9oYpV5CHVLDNHTxYss3URrNmg3s'

describe('A node that cannot be trusted', () => {
  let localnet: Localnet
  let proxy: UnreliableNode
  let database: Kysely<DB>
  let other: Kysely<DB>
  let drop: Drop
  let minter: Keypair
  let node: SolanaNode

  before(async () => {
    database = (await testDatabase()).write
    other = (await testDatabase()).write
    localnet = await startPrograms()
    proxy = await startUnreliableNode(localnet.rpcUrl)
    drop = await Drop.deploy(localnet)
    await drop.addPhase()
    minter = await fundedWallet(drop.connection)
  })
  beforeEach(async () => {
    // Given an ingest that has read everything, and a mint since then
    proxy.lies = {}
    proxy.trouble = undefined
    await emptyTables(database)
    const { signal } = new AbortController()
    node = solanaNode({ urls: [proxy.url], batchSize: 10, signal })
    await read()
    await drop.mint(minter, 1)
  })

  after(async () => {
    await proxy.close()
    await localnet.close()
  })

  const LIES: Record<string, { lies: Record<string, Lie>; code: string }> = {
    'lags behind its own list': {
      lies: { getTransaction: () => null },
      code: 'NODE_NOT_AVAILABLE',
    },
    'answers with another transaction': {
      lies: { getTransaction: (result) => ({ ...Object(result), slot: 1 }) },
      code: 'NODE_REFUSED',
    },
    'hides nested instructions': {
      lies: { getTransaction: (result) => withMeta(result, { innerInstructions: null }) },
      code: 'NODE_REFUSED',
    },
    'hides token balances': {
      lies: { getTransaction: (result) => withMeta(result, { postTokenBalances: null }) },
      code: 'NODE_REFUSED',
    },
    'lists the same page for ever': {
      lies: { getSignaturesForAddress: (result) => repeated(result) },
      code: 'NODE_REFUSED',
    },
    'has blocks without hashes': {
      lies: { getBlock: () => ({ blockTime: 1 }) },
      code: 'NODE_REFUSED',
    },
    'serves another network': {
      lies: { getGenesisHash: () => PublicKey.default.toBase58() },
      code: 'OTHER_CHAIN',
    },
    'serves another blockchain': { lies: { getGenesisHash: () => ECLIPSE }, code: 'OTHER_CHAIN' },
    'does not have the new item yet': {
      lies: { getMultipleAccounts: (result, [keys]) => withoutAccounts(result, keys) },
      code: 'NOT_EDITIONS_ACCOUNT',
    },
  }
  for (const [name, { lies, code }] of Object.entries(LIES)) {
    it(`leaves cursor and rows as they are: it ${name}`, async () => {
      const before = { ...(await tablesOf(database)), position: await position() }
      proxy.lies = lies
      expect(await failureOf(read())).to.include({ code })
      expect({ ...(await tablesOf(database)), position: await position() }).to.deep.equal(before)

      // When it tells the truth again, then nothing is missing
      proxy.lies = {}
      await read()
      await expectFresh()
    })
  }

  it('does not go back where a node is behind the cursor', async () => {
    await read()
    const before = await tablesOf(database)
    proxy.lies = { getSignaturesForAddress: (result) => (result as unknown[]).slice(1) }
    await read()
    expect(await tablesOf(database)).to.deep.equal(before)
  })

  it('is asked again when it throttles or is gone; that is said once, and since when', async () => {
    const said: string[] = []
    proxy.trouble = 429
    const following = follow(database, proxy.url, {
      onFailure: (error) => said.push((error as { code: string }).code),
      onSuccess: () => said.push('works'),
    })
    try {
      const since = await eventually(async () => (await cursor()).failing_since ?? undefined)
      proxy.trouble = 'gone'
      await eventually(async () => ((await cursor()).failure?.includes('429') ? undefined : true))
      expect((await cursor()).failing_since).to.deep.equal(since)
      proxy.trouble = undefined
      // The follower says so just after it has stored that the node works.
      await eventually(async () => (said.includes('works') ? true : undefined))
      expect((await cursor()).failing_since).to.equal(null)
      expect(said).to.deep.equal(['NODE_RATE_LIMITED', 'works'])
    } finally {
      await following.stop()
    }
    await expectFresh()
  })

  it('undoes what the chain has undone, and reads it again where it is now', async () => {
    // Given an item that was handed on in blocks that are not final yet
    const isFinalAt =
      (slot: number): Lie =>
      (result, [config]) =>
        Object(config).commitment === 'finalized' ? slot : result
    const slot = await drop.connection.getSlot()
    proxy.lies = { getSlot: isFinalAt(slot) }
    const [mint] = await drop.mint(minter, 1)
    if (!mint) throw new Error('it was minted')
    const to = drop.creator.publicKey
    await drop.send(handOver(mint, { from: minter.publicKey, to }), [minter])
    await read()
    const all = await tablesOf(database)

    // When the chain has neither of them any more
    const isGone: Lie = (result) => ({
      ...Object(result),
      value: Object(result).value.map(() => null),
    })
    const isBefore: Lie = (result) =>
      (result as { slot: number }[]).filter((listed) => listed.slot <= slot)
    proxy.lies = { getSignatureStatuses: isGone, getSignaturesForAddress: isBefore }
    await read()

    // Then they are gone here, and back as soon as they are there
    const undone = await tablesOf(database)
    expect(undone.activities.length).to.equal(all.activities.length - 2)
    expect(undone.items.length).to.equal(all.items.length - 1)
    proxy.lies = {}
    await read()
    await eventuallyEqual(async () => {
      await read()
      return tablesOf(database)
    }, all)
  })

  it('keeps what it read before where a node has deleted its history', async () => {
    const slot = await drop.connection.getSlot()
    proxy.lies = {
      getSlot: (result, [config]) => (Object(config).commitment === 'finalized' ? 0 : result),
    }
    await read()
    const all = await tablesOf(database)
    proxy.lies = {
      getSignatureStatuses: (result) => ({
        ...Object(result),
        value: Object(result).value.map(() => null),
      }),
      getFirstAvailableBlock: () => slot + 1_000,
    }
    await read()
    expect(await tablesOf(database)).to.deep.equal(all)
  })

  async function read(): Promise<void> {
    const input = { node, database, blockchain: 'SOLANA', schedule: SCHEDULE } as const
    await readRound(input)
    await readRound(input)
  }

  /** Expects what an ingest into an empty database writes. */
  async function expectFresh(): Promise<void> {
    await emptyTables(other)
    const { signal } = new AbortController()
    const honest = solanaNode({ urls: [localnet.rpcUrl], batchSize: 10, signal })
    const input = {
      node: honest,
      database: other,
      blockchain: 'SOLANA',
      schedule: SCHEDULE,
    } as const
    await readRound(input)
    expect(await tablesOf(database)).to.deep.equal(await tablesOf(other))
  }

  async function cursor() {
    return database
      .selectFrom('cursors')
      .selectAll()
      .where('source', '=', 'SOLANA')
      .executeTakeFirstOrThrow()
  }

  async function position(): Promise<unknown> {
    return (await cursor()).position
  }
})

function withMeta(transaction: unknown, changes: object): unknown {
  const { meta, ...rest } = Object(transaction)
  return { ...rest, meta: { ...meta, ...changes } }
}

function repeated(list: unknown): unknown {
  const [first] = list as unknown[]
  return Array.from({ length: 1_000 }, () => first)
}

/** Without accounts but that of the clock. */
function withoutAccounts(result: unknown, keys: unknown): unknown {
  const isClock = String(keys) === SYSVAR_CLOCK_PUBKEY.toBase58()
  return isClock ? result : { ...Object(result), value: Object(result).value.map(() => null) }
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}
