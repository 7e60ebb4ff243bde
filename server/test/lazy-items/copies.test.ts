import { expect } from 'chai'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { keepCounts } from '../../src/database/counts/keepCounts.ts'
import { writeLazyCopies } from '../../src/database/holdings/writeLazyCopies.ts'
import { writeSingleOwners } from '../../src/database/holdings/writeSingleOwners.ts'
import type { DB } from '../../src/database/tables.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { rollBack } from '../../src/ingest/apply/rollBack.ts'
import type { PlacedActivity } from '../../src/ingest/batch.ts'
import { lazyItemRow } from '../../src/lazy-items/lazyItemRow.ts'
import { testDatabase } from '../_database.ts'
import {
  activityOf,
  anyActivities,
  BLOCKS,
  batchOf,
  ITEMS,
  named,
  WALLETS,
} from '../ingest/_activities.ts'
import { keptCounts, recount } from '../ingest/_counts.ts'
import { emptyTables, tablesOf } from '../ingest/_tables.ts'
import { lazyItem, onBase } from './_onBase.ts'

const RUNS = { numRuns: 30 }
const CURSOR = { source: 'BASE', position: {}, block: undefined }

/** A registration, and whether it was burned. */
interface Registration {
  readonly supply: bigint
  readonly isBurned: boolean
}
const anyRegistration: fc.Arbitrary<Registration> = fc.record({
  supply: fc.bigInt(1n, 8n),
  isBurned: fc.boolean(),
})
/** The first two items'; the third one is not lazy. */
const anyRegistrations = fc.tuple(anyRegistration, anyRegistration)

describe('copies of lazy items', () => {
  let database: Kysely<DB>
  before(async () => {
    database = (await testDatabase()).write
  })

  it('are the same in one batch, in many, in any order and twice', async () => {
    const ways = fc.record({
      registrations: anyRegistrations,
      pair: anyActivities.chain((activities) =>
        fc.tuple(
          fc.constant(activities),
          fc.shuffledSubarray([...activities, ...activities], {
            minLength: activities.length * 2,
            maxLength: activities.length * 2,
          }),
        ),
      ),
      size: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(ways, async ({ registrations, pair: [activities, shuffled], size }) => {
        const expected = await tablesAfter(registrations, () => apply(activities))
        await expectCopies(registrations, activities)
        const found = await tablesAfter(registrations, async () => {
          for (let at = 0; at < shuffled.length; at += size) {
            await apply(shuffled.slice(at, at + size))
          }
        })
        expect(found).to.deep.equal(expected)
      }),
      RUNS,
    )
  })

  it('are the same after blocks were replaced by others', async () => {
    const reorganised = fc.record({
      registrations: anyRegistrations,
      kept: anyActivities,
      dropped: anyActivities,
      instead: anyActivities,
      from: fc.integer({ min: 1, max: BLOCKS }),
    })
    await fc.assert(
      fc.asyncProperty(reorganised, async ({ registrations, kept, dropped, instead, from }) => {
        const isKept = ({ block }: PlacedActivity) => block.number < BigInt(from)
        const stays = kept.filter(isKept)
        const gone = named('dropped', dropped).filter((activity) => !isKept(activity))
        const comes = named('instead', instead).filter((activity) => !isKept(activity))
        const expected = await tablesAfter(registrations, () => apply([...stays, ...comes]))
        const found = await tablesAfter(registrations, async () => {
          await apply([...stays, ...gone])
          await rollBack(database, { blockchain: 'BASE', from: BigInt(from), cursor: CURSOR })
          await expectCopies(registrations, stays)
          await apply(comes)
        })
        expect(found).to.deep.equal(expected)
      }),
      RUNS,
    )
  })

  it('have no single owner while the known activities give all of them to two wallets', async () => {
    // Before the mints that these transfers and burns follow were read.
    const [, holder = '', other = ''] = WALLETS
    const activity = { item: ITEMS[0] ?? '', value: 2n, purchase: false, from: other, to: holder }
    const activities = [
      activityOf({ ...activity, type: 'TRANSFER', block: 1 }, 0),
      activityOf({ ...activity, type: 'BURN', block: 2 }, 1),
    ]
    const registered = { supply: 2n, isBurned: false }
    await tablesAfter([registered], () => apply(activities))
    const { item } = lazyItemRow(lazyItem(0, registered.supply))
    const row = await database
      .selectFrom('items')
      .select(['supply', 'lazy_supply', 'single_owner'])
      .where('id', '=', item)
      .executeTakeFirstOrThrow()
    expect(row).to.deep.equal({ supply: '0', lazy_supply: '2', single_owner: null })
  })

  /** Expects the lazy copies left by registrations and mints, counted by hand, and matching collection counts. */
  async function expectCopies(
    registrations: readonly Registration[],
    activities: readonly PlacedActivity[],
  ) {
    for (const [at, { supply, isBurned }] of registrations.entries()) {
      const mints = activities.filter(
        ({ type, item }) => type === 'MINT' && item.contract === ITEMS[at],
      )
      const minted = mints.reduce((sum, { value }) => sum + value, 0n)
      const left = isBurned || minted > supply ? 0n : supply - minted
      const { item } = lazyItemRow(lazyItem(at, supply))
      const row = await database
        .selectFrom('items')
        .select(['lazy_supply', 'supply', 'deleted'])
        .where('id', '=', item)
        .executeTakeFirstOrThrow()
      expect(row.lazy_supply).to.equal(String(left))
      expect(row.deleted).to.equal(left === 0n && row.supply === '0')
      const held = await database
        .selectFrom('ownerships')
        .select('lazy_value')
        .where('item', '=', item)
        .where('lazy_value', '>', '0')
        .execute()
      expect(held).to.deep.equal(left === 0n ? [] : [{ lazy_value: String(left) }])
    }
    expect(await keptCounts(database)).to.deep.equal(await recount(database))
  }

  /** Runs work on a collection that has only lazy items, and returns the tables. */
  async function tablesAfter(registrations: readonly Registration[], work: () => Promise<unknown>) {
    await emptyTables(database)
    await database.deleteFrom('lazy_items').execute()
    await apply([])
    for (const [at, registration] of registrations.entries()) await register(at, registration)
    await work()
    return tablesOf(database)
  }

  /** Writes a registration with another timestamp. */
  async function register(at: number, { supply, isBurned }: Registration): Promise<void> {
    const row = lazyItemRow(lazyItem(at, supply))
    const holders = row.creators.map((owner) => ({ ...row, owner }))
    await database.transaction().execute((transaction) =>
      keepCounts(transaction, { items: [row], holders }, async () => {
        const created_at = new Date(7_000)
        const burned_at = isBurned ? new Date(9_000) : null
        await transaction
          .insertInto('lazy_items')
          .values({ ...row, created_at, burned_at })
          .execute()
        await writeLazyCopies(transaction, [row.item], created_at)
        await writeSingleOwners(transaction, [row.item])
      }),
    )
  }

  function apply(activities: readonly PlacedActivity[]): Promise<void> {
    return applyBatch(database, onBase(batchOf(activities)), { cursor: CURSOR })
  }
})
