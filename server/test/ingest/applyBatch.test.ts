import { expect } from 'chai'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { rollBack } from '../../src/ingest/apply/rollBack.ts'
import type { PlacedActivity, SourceCursor } from '../../src/ingest/batch.ts'
import { resetWatches } from '../../src/ingest/sources/solana/watches.ts'
import { testDatabase } from '../_database.ts'
import {
  activityOf,
  anyActivities,
  BLOCKS,
  batchOf,
  ITEMS,
  named,
  WALLETS,
  withDeployments,
} from './_activities.ts'
import { emptyTables, tablesOf } from './_tables.ts'

const RUNS = { numRuns: 30 }
const CURSOR: SourceCursor = { source: 'SOLANA', position: {}, block: undefined }

describe('applyBatch', () => {
  let database: Kysely<DB>

  before(async () => {
    database = (await testDatabase()).write
  })

  it('writes the same in one batch, in many, in any order and twice', async () => {
    const ways = anyActivities.chain((activities) =>
      fc.record({
        activities: fc.constant(activities),
        shuffled: fc.shuffledSubarray([...activities, ...activities], {
          minLength: activities.length * 2,
          maxLength: activities.length * 2,
        }),
        size: fc.integer({ min: 1, max: 5 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(ways, async ({ activities, shuffled, size }) => {
        const expected = await tablesAfter(() => apply(activities))
        const found = await tablesAfter(async () => {
          for (let at = 0; at < shuffled.length; at += size) {
            await apply(shuffled.slice(at, at + size))
          }
        })
        expect(found).to.deep.equal(expected)
      }),
      RUNS,
    )
  })

  it('writes the same after blocks were replaced by others', async () => {
    const reorganised = fc.record({
      kept: anyActivities,
      dropped: anyActivities,
      instead: anyActivities,
      from: fc.integer({ min: 1, max: BLOCKS }),
    })
    await fc.assert(
      fc.asyncProperty(reorganised, async ({ kept, dropped, instead, from }) => {
        const isKept = ({ block }: PlacedActivity) => block.number < BigInt(from)
        const stays = kept.filter(isKept)
        const gone = named('dropped', dropped).filter((activity) => !isKept(activity))
        const comes = named('instead', instead).filter((activity) => !isKept(activity))
        const expected = await tablesAfter(() => apply([...stays, ...comes]))
        const found = await tablesAfter(async () => {
          await apply([...stays, ...gone])
          await rollBack(database, {
            blockchain: 'SOLANA',
            from: BigInt(from),
            cursor: CURSOR,
            also: resetWatches,
          })
          await apply(comes)
        })
        // Where watches begin does not matter.
        expect({ ...found, item_watches: [] }).to.deep.equal({ ...expected, item_watches: [] })
      }),
      RUNS,
    )
  })

  it('moves the cursor with the rows, or writes neither', async () => {
    const failure = new Error('the disk is full')
    const before = await tablesAfter(async () => undefined)
    const batch = { blockchain: 'SOLANA', collections: [], items: [] } as const
    const activities = [activityOf({ ...anActivity, block: 1 }, 0)]
    const failing = applyBatch(
      database,
      { ...batch, activities },
      { cursor: { ...CURSOR, position: { at: 1 } }, also: () => Promise.reject(failure) },
    )
    expect(await failing.catch((error: unknown) => error)).to.equal(failure)
    expect(await tablesOf(database)).to.deep.equal(before)
    expect(await database.selectFrom('cursors').selectAll().execute()).to.deep.equal([])
  })

  function apply(activities: readonly PlacedActivity[]): Promise<void> {
    return applyBatch(database, withDeployments(batchOf(activities)), { cursor: CURSOR })
  }

  /** Content of the tables after work on empty ones. */
  async function tablesAfter(work: () => Promise<unknown>) {
    await emptyTables(database)
    await work()
    return tablesOf(database)
  }
})

const anActivity = {
  type: 'MINT',
  item: ITEMS[0] ?? '',
  from: WALLETS[0] ?? '',
  to: WALLETS[0] ?? '',
  value: 1n,
  purchase: false,
} as const
