import { expect } from 'chai'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import { testDatabase } from '../_database.ts'
import { eventuallyEqual, follow } from '../ingest/_follow.ts'
import { emptyTables, tablesOf } from '../ingest/_tables.ts'
import { startUnreliableNode, type UnreliableNode } from '../ingest/_unreliableNode.ts'
import { ask, ingestAll, lineSettings, writtenTables } from './_lines.ts'
import { type RecordedDrop, recordDrop, type SolanaLine } from './_recordedDrop.ts'

describe('Lines of Solana', () => {
  let recorded: RecordedDrop
  let node: UnreliableNode
  let live: Kysely<DB>
  let database: Kysely<DB>
  let lines: readonly SolanaLine[]

  before(async () => {
    live = (await testDatabase()).write
    database = (await testDatabase()).write
    recorded = await recordDrop()
    lines = recorded.lines
    node = await startUnreliableNode(recorded.localnet.rpcUrl)
    const following = follow(live, recorded.localnet.rpcUrl)
    const state = async () => {
      const activities = live.selectFrom('activities').select('type').orderBy('type')
      // One look at an account finds all its transfers, but follows the item one transfer at a time.
      const watches = live.selectFrom('item_watches').select('account').orderBy('account')
      return {
        activities: (await activities.execute()).map(({ type }) => type),
        accounts: (await watches.execute()).map(({ account }) => account),
      }
    }
    const mints = Array(6).fill('MINT')
    await eventuallyEqual(state, {
      activities: ['BURN', ...mints, 'TRANSFER', 'TRANSFER', 'TRANSFER'],
      accounts: recorded.accounts,
    })
    await following.stop()
  })
  beforeEach(async () => {
    await emptyTables(database)
    node.lies = {}
    node.trouble = undefined
  })
  after(async () => {
    await node.close()
    await recorded.localnet.close()
  })

  it('give the tables of live ingest, which goes on from there', async () => {
    const totals = await ingest(lines)

    expect(totals).to.deep.include({ lines: lines.length, activities: 10, refused: 0 })
    expect(totals.isOutOfOrder).to.equal(false)
    expect(await writtenTables(database)).to.deep.equal(await writtenTables(live))
    expect(await cursors()).to.deep.equal([])
    const following = follow(database, recorded.localnet.rpcUrl)
    await eventuallyEqual(() => tablesOf(database), await tablesOf(live))
    await following.stop()
  })

  it('make the watches due of items that were transferred, and no others', async () => {
    await ingest(lines)
    const later = new Date(Date.now() + 3_600_000)
    await database.updateTable('item_watches').set({ next_at: later }).execute()

    await ingest(lines)

    const watches = database.selectFrom('item_watches').select('item').orderBy('item')
    const transfers = database
      .selectFrom('activities')
      .select('item')
      .where('type', '=', 'TRANSFER')
    const due = await watches.where('next_at', '<', later).execute()
    expect(due).to.deep.equal(await transfers.distinct().orderBy('item').execute())
    expect(due).to.have.length(2)
    expect(await watches.execute()).to.have.length(5)
  })

  it('change nothing the second time, nor the cursor that is there', async () => {
    const [tables, position] = [await tablesOf(live), await cursors(live)]

    const totals = await ingestAll(live, settings(), lines)

    expect(totals).to.deep.include({ lines: lines.length, activities: 0 })
    expect(await tablesOf(live)).to.deep.equal(tables)
    expect(await cursors(live)).to.deep.equal(position)
  })

  it('give the same in any order, repeated and split: given again where they went back', async () => {
    const expected = await writtenTables(live)
    const order = fc.tuple(
      fc.shuffledSubarray([...lines.keys()], { minLength: lines.length }),
      fc.array(fc.nat(lines.length - 1), { maxLength: 5 }),
    )
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 1, max: 8 }), async (places, size) => {
        await emptyTables(database)
        const given = places.flat().map((at) => lines[at])
        const limits = { lines: size, bytes: 1_000_000, pause: 10_000 }
        const { isOutOfOrder } = await ingest(given, { limits })
        if (isOutOfOrder) await ingest(given, { limits })
        expect(await writtenTables(database)).to.deep.equal(expected)
      }),
      { numRuns: 4 },
    )
  })

  it('are kept up to the first bad one, or but for the bad ones', async () => {
    const given = [...lines.slice(0, 3), '{', ...lines.slice(3)]

    const stopped = await ingest(given)

    expect(stopped.lines).to.equal(3)
    expect(stopped.refusal?.error).to.include({
      code: 'LINE_MALFORMED',
      message: 'Line 4 is not JSON',
    })
    const all = await ingest(given, { isSkipping: true })
    expect(all).to.deep.include({ lines: lines.length, refused: 1, refusal: undefined })
    expect(await writtenTables(database)).to.deep.equal(await writtenTables(live))
  })

  it('are refused before their slot is final, and taken afterwards', async () => {
    const slot = lines[4]?.transaction.slot ?? 0
    node.lies = { getSlot: () => slot - 1 }

    const early = await ingest(lines)

    expect(early.lines).to.equal(4)
    expect(early.refusal?.error).to.include({
      code: 'LINE_TOO_EARLY',
      message: `Line 5 is of slot ${slot}, and lines of SOLANA are taken up to ${slot - 1} now: give it again later`,
    })
    node.lies = {}
    expect((await ingest(lines)).refusal).to.equal(undefined)
  })

  it('are refused where the cluster has dropped the transaction, or has it elsewhere', async () => {
    const [, , { transaction } = lines[0] as SolanaLine] = lines
    const signature = transaction.transaction.signatures[0]
    const { host } = new URL(node.url)
    for (const change of [() => null, (status: object) => ({ ...status, slot: 1 })]) {
      await emptyTables(database)
      node.lies = {
        getSignatureStatuses: (result, [signatures]) => {
          const { value } = result as { value: object[] }
          const isMeant = (at: number) => (signatures as string[])[at] === signature
          return { value: value.map((status, at) => (isMeant(at) ? change(status) : status)) }
        },
      }
      const { lines: taken, refusal } = await ingest(lines)
      expect(taken).to.equal(2)
      expect(refusal?.error).to.include({
        code: 'LINE_REPLACED',
        message: `Line 3 is of the transaction ${signature} in slot ${transaction.slot}, which the node ${host} does not have there: the chain has replaced it, or it is of another network, or older than what the node keeps`,
      })
    }
  })

  it('of a failed transaction change nothing', async () => {
    const [line] = lines
    const meta = { ...line?.transaction.meta, err: { Custom: 1 } }
    const failed = { ...line, transaction: { ...line?.transaction, meta } }
    expect(await ingest([failed])).to.deep.include({ lines: 1, activities: 0, refused: 0 })
    expect(await database.selectFrom('collections').selectAll().execute()).to.deep.equal([])
  })

  it('are not written where the node serves another network, or goes away', async () => {
    await database
      .insertInto('cursors')
      .values({
        source: 'SOLANA',
        chain: 3,
        position: JSON.stringify({ genesisHash: '1'.repeat(32), finalSlot: 1, lists: {} }),
        updated_at: new Date(),
      })
      .execute()
    expect(await codeOf(ingest(lines))).to.equal('OTHER_CHAIN')
    await emptyTables(database)
    node.trouble = 'gone'
    expect(await codeOf(ingest(lines))).to.equal('NODE_NOT_AVAILABLE')
    expect(await database.selectFrom('activities').selectAll().execute()).to.deep.equal([])
  })

  const JSON_ONLY =
    'has no transaction as getTransaction answers it with the encoding json and all that it changed'
  const REFUSALS: readonly [string, (line: SolanaLine) => unknown, string][] = [
    ['a list', (line) => [line], 'is not a JSON object'],
    ['null', () => null, 'is not a JSON object'],
    [
      'another field',
      (line) => ({ ...line, slot: 1 }),
      'has the field "slot", which is none of blockchain, transaction',
    ],
    ['no transaction', () => ({ blockchain: 'SOLANA' }), JSON_ONLY],
    [
      'a transaction that the node did not have',
      () => ({ blockchain: 'SOLANA', transaction: null }),
      JSON_ONLY,
    ],
    ['a slot that is none', (line) => changed(line, { slot: -1 }), JSON_ONLY],
    ['no inner instructions', (line) => changed(line, { meta: { err: null } }), JSON_ONLY],
    [
      'a signature that is none',
      (line) =>
        changed(line, { transaction: { ...line.transaction.transaction, signatures: ['\0'] } }),
      JSON_ONLY,
    ],
  ]
  for (const [name, change, problem] of REFUSALS) {
    it(`are refused with ${name}`, async () => {
      const [line] = lines
      const { refusal } = await ingest([change(line as SolanaLine)])
      expect(refusal?.error).to.include({ code: 'LINE_MALFORMED', message: `Line 1 ${problem}` })
    })
  }

  it('are refused with a transaction as bytes', async () => {
    const [signature] = lines[0]?.transaction.transaction.signatures ?? []
    const config = { encoding: 'base64', maxSupportedTransactionVersion: 0 }
    const transaction = await ask(recorded.localnet.rpcUrl, 'getTransaction', [signature, config])
    const { refusal } = await ingest([{ blockchain: 'SOLANA', transaction }])
    expect(refusal?.error.message).to.equal(
      'Line 1 has its transaction as bytes: record it with the encoding json',
    )
  })

  it('are refused of blockchains without a node, and of those that are not read', async () => {
    const cases: [unknown, string][] = [
      [{ blockchain: 'BASE', block: {} }, 'LINE_WITHOUT_NODE'],
      [{ blockchain: 'FLOW' }, 'LINE_MALFORMED'],
      [{ blockchain: 'solana' }, 'LINE_MALFORMED'],
      [{}, 'LINE_MALFORMED'],
    ]
    for (const [line, code] of cases) {
      expect((await ingest([line])).refusal?.error.code).to.equal(code)
    }
  })

  const settings = () => lineSettings({ SOLANA: [node.url] })

  function ingest(given: readonly unknown[], options = {}) {
    return ingestAll(database, settings(), given, options)
  }

  function cursors(of = database) {
    return of.selectFrom('cursors').select(['source', 'position']).execute()
  }
})

const changed = (line: SolanaLine, change: object) => ({
  ...line,
  transaction: { ...line.transaction, ...change },
})

const codeOf = (attempt: Promise<unknown>): Promise<string | undefined> =>
  attempt.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  )
