import { expect } from 'chai'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { keepCounts } from '../../src/database/counts/keepCounts.ts'
import { collectionKey, itemKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { rollBack } from '../../src/ingest/apply/rollBack.ts'
import type { PlacedActivity } from '../../src/ingest/batch.ts'
import { itemRecords } from '../../src/metadata/records/itemRecords.ts'
import { testDatabase } from '../_database.ts'
import {
  activityOf,
  anyActivities,
  BLOCKS,
  batchOf,
  collectionOf,
  ITEMS,
  named,
  URI,
  WALLETS,
} from './_activities.ts'
import { keptCounts, recount } from './_counts.ts'
import { emptyTables } from './_tables.ts'

const RUNS = { numRuns: 40 }
const CURSOR = { source: 'SOLANA', position: {}, block: undefined }

/** Whatever changes counts. */
type Step =
  | { readonly does: 'apply'; readonly activities: readonly PlacedActivity[] }
  | { readonly does: 'replay' }
  | { readonly does: 'undo'; readonly from: number }
  | { readonly does: 'read'; readonly item: string; readonly colors: readonly string[] }
  | { readonly does: 'list'; readonly item: string; readonly isListed: boolean }

const anyItem = fc.constantFrom(...ITEMS)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('apply'), activities: anyActivities }),
  },
  fc.record({ does: fc.constant('replay') }),
  fc.record({ does: fc.constant('undo'), from: fc.integer({ min: 1, max: BLOCKS }) }),
  fc.record({
    does: fc.constant('read'),
    item: anyItem,
    colors: fc.uniqueArray(fc.constantFrom('Red', 'Blue', 'Green')),
  }),
  fc.record({ does: fc.constant('list'), item: anyItem, isListed: fc.boolean() }),
)

describe('counts of collections', () => {
  let database: Kysely<DB>

  before(async () => {
    database = (await testDatabase()).write
  })
  beforeEach(() => emptyTables(database))

  it('equal counting anew after any mints, moves, burns, replays, reorganisations, traits and orders', async () => {
    const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        await emptyTables(database)
        const applied: PlacedActivity[] = []
        for (const [index, step] of steps.entries()) {
          await take(step, `${index}`, applied)
          expect(await keptCounts(database)).to.deep.equal(await recount(database))
        }
      }),
      RUNS,
    )
  })

  it('equal counting anew where batches, documents and orders are written at the same time', async () => {
    const mints = ITEMS.map((item, index) => activityOf({ ...A_MINT, item }, index))
    const burns = ITEMS.map((item, index) =>
      activityOf({ ...A_MINT, item, type: 'BURN', block: 2 }, index),
    )
    for (const color of ['Red', 'Blue']) {
      await apply(mints)
      await Promise.all([
        ...ITEMS.flatMap((item) => [read(item, [color]), list(item, color === 'Red')]),
        apply(burns),
        ...ITEMS.map((item) => read(item, ['Green', color])),
        undo(2),
      ])
      expect(await keptCounts(database)).to.deep.equal(await recount(database))
    }
  })

  it('are of items that exist, of wallets that hold any, and of traits that items have', async () => {
    const [first = '', second = ''] = ITEMS
    const [ada = '', bob = ''] = WALLETS
    const move = (input: Partial<typeof A_MINT>, index: number) =>
      activityOf({ ...A_MINT, ...input }, index)
    await apply([move({ item: first, to: ada }, 0), move({ item: second, to: ada }, 1)])
    await read(first, ['Red'])
    await read(second, ['Red'])
    await list(first, true)
    expect(await countsOf(first)).to.include({ items: '2', owners: '1', listed: '1' })
    const traits = { traits: { 'Color=Red': 2 }, listedTraits: { 'Color=Red': 1 } }
    expect(await countsOf(first)).to.deep.include(traits)

    await apply([move({ type: 'TRANSFER', item: second, from: ada, to: bob, block: 2 }, 0)])
    expect(await countsOf(first)).to.include({ items: '2', owners: '2' })

    await apply([move({ type: 'BURN', item: first, from: ada, block: 3 }, 0)])
    expect(await countsOf(first)).to.include({ items: '1', owners: '1', listed: '0' })
    await read(second, [])
    expect(await countsOf(first)).to.include({ hasTraits: false, traits: null })

    await undo(3)
    expect(await countsOf(first)).to.include({ items: '2', owners: '2', listed: '1' })
    expect((await countsOf(first))?.traits).to.deep.equal({ 'Color=Red': 1 })
    await undo(1)
    const none = { items: '0', owners: '0', listed: '0', hasTraits: false, traits: null }
    expect(await countsOf(first)).to.include(none)
  })

  async function take(step: Step, name: string, applied: PlacedActivity[]): Promise<void> {
    switch (step.does) {
      case 'apply': {
        const activities = named(name, step.activities)
        applied.push(...activities)
        return apply(activities)
      }
      case 'replay':
        return apply(applied)
      case 'undo':
        return undo(step.from)
      case 'read':
        return read(step.item, step.colors)
      case 'list':
        return list(step.item, step.isListed)
    }
  }

  function apply(activities: readonly PlacedActivity[]): Promise<void> {
    return applyBatch(database, batchOf(activities), { cursor: CURSOR })
  }

  function undo(from: number): Promise<void> {
    return rollBack(database, { blockchain: 'SOLANA', from: BigInt(from), cursor: CURSOR })
  }

  /** Stores the metadata of an item, where it is known. */
  async function read(item: string, colors: readonly string[]): Promise<void> {
    const attributes = colors.map((value) => ({ key: 'Color', value }))
    const document = { name: 'Item', content: [], attributes }
    await database
      .transaction()
      .execute((transaction) =>
        itemRecords.store(transaction, { key: keyOf(item), uri: URI, document }),
      )
  }

  /** Writes whether there is an order to sell an item. */
  async function list(item: string, isListed: boolean): Promise<void> {
    const collection = collectionKey({ blockchain: 'SOLANA', contract: collectionOf(item) })
    await database.transaction().execute((transaction) =>
      keepCounts(transaction, { items: [{ item: keyOf(item), collection }] }, () =>
        transaction
          .updateTable('items')
          .set({ sell_order: isListed ? Buffer.of(1) : null })
          .where('id', '=', keyOf(item))
          .execute(),
      ),
    )
  }

  async function countsOf(item: string) {
    const id = collectionKey({ blockchain: 'SOLANA', contract: collectionOf(item) }).toString('hex')
    return (await keptCounts(database)).find((counts) => counts.id === id)
  }
})

const A_MINT = {
  type: 'MINT' as PlacedActivity['type'],
  item: ITEMS[0] ?? '',
  from: WALLETS[0] ?? '',
  to: WALLETS[0] ?? '',
  value: 1n,
  purchase: false,
  block: 1,
}

function keyOf(contract: string): Buffer {
  return itemKey({ blockchain: 'SOLANA', contract, tokenId: undefined })
}
