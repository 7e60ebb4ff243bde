import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import { sql } from 'kysely'
import { collectionKey } from '../../src/database/keys/index.ts'
import { removeCollections } from '../../src/ingest/apply/removeCollections.ts'
import { BATCH, refreshBoard } from '../../src/jobs/leaderboards/refreshBoard.ts'
import { duePeriods } from '../../src/jobs/leaderboards/refreshTimes.ts'
import { refreshLeaderboards } from '../../src/jobs/refreshLeaderboards.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { waitsFor } from '../_waits.ts'
import { eventually } from '../ingest/_follow.ts'
import {
  type BoardCollection,
  type BoardFixture,
  collectionOn,
  NOW,
  refreshAll,
  saleAt,
  writeBoard,
} from './_board.ts'

const DROP = collectionOn('ETHEREUM', 1)
const OTHER = collectionOn('BASE', 2)
const GONE = collectionOn('ETHEREUM', 3)
const HOUR = 3_600_000
const plain = { columns: {}, floors: [] }

/** Two collections: one sold twice within a day, on both markets, the other never. */
const SOLD: readonly BoardFixture[] = [
  {
    ...plain,
    collection: DROP,
    sales: [
      saleAt(DROP, new Date(NOW.getTime() - HOUR - 1), { source: 'MINTLINE' }),
      saleAt(DROP, new Date(NOW.getTime() - 2 * HOUR), { source: 'OPEN_SEA' }),
    ],
  },
  { ...plain, collection: OTHER, sales: [] },
]

describe('the boards of each minute', () => {
  let pools: TestDatabase

  before(async () => {
    pools = await testDatabase()
  })
  beforeEach(() => writeBoard(pools, SOLD))

  /** All rows, each with the transaction that wrote it last. */
  const rows = async (): Promise<object[]> => {
    const found = await sql<object>`
      select xmin::text as written, leaderboards.* from leaderboards order by period, source, collection
    `.execute(pools.write)
    return [...found.rows]
  }
  const remove = (collection: BoardCollection) =>
    pools.write
      .transaction()
      .execute((transaction) =>
        removeCollections({ transaction, now: NOW, jobs: [] }, [collectionKey(collection)]),
      )
  const withoutWriter = async () => (await rows()).map((row) => ({ ...row, written: undefined }))
  const locks = async (): Promise<object[]> => {
    const found = await sql<object>`select distinct xmax::text as locked from leaderboards`.execute(
      pools.write,
    )
    return [...found.rows]
  }
  const written = async () => {
    const found = await pools.write.selectFrom('leaderboards').select('period').distinct().execute()
    return found.map(({ period }) => period)
  }
  /** Has a board as if it had taken so many milliseconds. */
  const took = (period: string, milliseconds: string) =>
    pools.write
      .updateTable('leaderboard_refreshes')
      .set({ took_ms: milliseconds })
      .where('period', '=', period)
      .execute()
  const places = async () => {
    const found = await pools.write
      .selectFrom('leaderboards')
      .select(['period', 'source', 'sale_count'])
      .where('sale_count', '>', '0')
      .where('period', '=', 'H6')
      .orderBy('source')
      .execute()
    return found.map(({ source, sale_count: sales }) => `${source} ${sales}`)
  }

  it('have all collections in each period, and those with sales by their markets', async () => {
    await refreshAll(pools)
    const counts = await pools.write
      .selectFrom('leaderboards')
      .select(({ fn }) => ['period', fn.countAll<string>().as('count')])
      .where('source', '=', 'ALL')
      .groupBy('period')
      .execute()
    expect(counts).to.have.deep.members(ANALYTICS_PERIODS.map((period) => ({ period, count: '2' })))
    expect(await places()).to.deep.equal(['ALL 2', 'EXTERNAL 1', 'MINTLINE 1'])
  })

  it('touch no row that stays as it is', async () => {
    await refreshAll(pools)
    const before = await rows()
    await refreshAll(pools)
    expect(await rows()).to.deep.equal(before)
    expect(await locks()).to.deep.equal([{ locked: '0' }])
  })

  it('touch no history whose prices stay as they are, and forget those without any', async () => {
    const DAYS = 24 * HOUR
    const floors = [
      { at: new Date(NOW.getTime() - 40 * DAYS), price: '2' },
      { at: new Date(NOW.getTime() - 2 * DAYS), price: '1' },
    ]
    await writeBoard(pools, [{ columns: {}, sales: [], collection: DROP, floors }])
    const histories = async () => {
      const { rows: found } = await sql<{ period: string; written: string }>`
        select period, xmin::text as written from floor_histories order by period`.execute(
        pools.write,
      )
      return found
    }
    await refreshAll(pools)
    const before = await histories()
    expect(before).to.have.length(ANALYTICS_PERIODS.length)
    await refreshAll(pools, new Date(NOW.getTime() + 60_000))
    expect(await histories()).to.deep.equal(before)
    await pools.write.deleteFrom('floors').execute()
    await refreshAll(pools, new Date(NOW.getTime() + 120_000))
    expect(await histories()).to.deep.equal([])
  })

  it('forget sales that a period has left behind, and the market where they were', async () => {
    await refreshAll(pools)
    await refreshAll(pools, new Date(NOW.getTime() + 4 * HOUR + 1))
    expect(await places()).to.deep.equal(['ALL 1', 'MINTLINE 1'])
    await refreshAll(pools, new Date(NOW.getTime() + 5 * HOUR))
    expect(await places()).to.deep.equal([])
  })

  it('are the same when several processes write them at once', async () => {
    await refreshAll(pools)
    const expected = await withoutWriter()
    await pools.write.deleteFrom('leaderboards').execute()
    await Promise.all(Array.from({ length: 4 }, () => refreshAll(pools)))
    expect(await withoutWriter()).to.deep.equal(expected)
  })

  it('have collections of more than one batch', async () => {
    const collections = Array.from({ length: BATCH + 1 }, (_, seed) =>
      collectionOn('ETHEREUM', seed),
    )
    await writeBoard(
      pools,
      collections.map((collection) => ({ ...plain, collection, sales: [] })),
    )
    await refreshBoard(pools.write, 'D1', NOW)
    expect(await rows()).to.have.length(BATCH + 1)
  })

  it('keep nobody waiting who removes a collection, which they lose when they are written next', async () => {
    const floors = [{ at: NOW, price: '1' }]
    await writeBoard(pools, [...SOLD, { ...plain, collection: GONE, sales: [], floors }])
    await refreshBoard(pools.write, 'D1', NOW)
    await pools.write.updateTable('collections').set({ owner_count: '7' }).execute()
    let refreshing: Promise<void> | undefined
    await pools.write.transaction().execute(async (holding) => {
      await sql`select from leaderboard_refreshes for update`.execute(holding)
      refreshing = refreshBoard(pools.write, 'D1', NOW)
      // All of its rows are written, and not there for others.
      expect(await waitsFor(holding, refreshing)).to.equal(true)
      await remove(GONE)
    })
    await refreshing
    await refreshBoard(pools.write, 'D1', NOW)
    expect((await rows()).map((row) => Reflect.get(row, 'collection'))).to.not.deep.include(
      collectionKey(GONE),
    )
    expect(await pools.write.selectFrom('floor_histories').selectAll().execute()).to.deep.equal([])
  })

  it('stay as they were when the one who writes them is killed', async () => {
    await refreshBoard(pools.write, 'D1', NOW)
    const before = await rows()
    await pools.write.updateTable('collections').set({ owner_count: '7' }).execute()
    const later = new Date(NOW.getTime() + 48 * HOUR)
    await pools.write.transaction().execute(async (holding) => {
      await sql`select from leaderboards where collection = (select collection from leaderboards order by collection desc limit 1) for update`.execute(
        holding,
      )
      const killed = refreshBoard(pools.write, 'D1', later).then(
        () => 'written',
        () => 'killed',
      )
      await eventually(async () => {
        const { rows: ended } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%with board as%' and datname = current_database()
        `.execute(pools.read)
        return ended.length > 0 ? true : undefined
      })
      expect(await killed).to.equal('killed')
    })
    expect(await rows()).to.deep.equal(before)
    await refreshBoard(pools.write, 'D1', later)
    expect(await rows()).to.not.deep.equal(before)
  })

  it('rest thirty times as long as it took to write them, and not because a clock was set back', async () => {
    await refreshAll(pools)
    await pools.write.updateTable('leaderboard_refreshes').set({ took_ms: '0' }).execute()
    await took('D365', '2000')
    const dueAfter = (age: number) => duePeriods(pools.write, new Date(NOW.getTime() + age))
    const others = ANALYTICS_PERIODS.filter((period) => period !== 'D365')
    expect(await dueAfter(0)).to.deep.equal(others)
    expect(await dueAfter(59_999)).to.deep.equal(others)
    expect(await dueAfter(60_000)).to.deep.equal(ANALYTICS_PERIODS)
    expect(await dueAfter(-1)).to.deep.equal(ANALYTICS_PERIODS)
  })

  it('are all written by the first job, and by the next those that have rested', async () => {
    const run = () => refreshLeaderboards({ writer: pools.write } as never, {}, undefined)
    await run()
    expect(await written()).to.have.members([...ANALYTICS_PERIODS])
    await pools.write.deleteFrom('leaderboards').execute()
    await pools.write.updateTable('leaderboard_refreshes').set({ took_ms: '0' }).execute()
    await took('ALL', '3600000')
    await run()
    expect(await written()).to.have.members(ANALYTICS_PERIODS.filter((period) => period !== 'ALL'))
  })

  it('are left alone by a process that ends', async () => {
    const ending = AbortSignal.abort(new Error('the process ends'))
    const run = () => refreshLeaderboards({ writer: pools.write } as never, {}, ending)
    expect(await run().catch(({ message }: Error) => message)).to.equal('the process ends')
    expect(await rows()).to.deep.equal([])
  })
})
