import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { sql } from 'kysely'
import { MIGRATIONS_FOLDER } from '../../src/database/migrations/migrate.ts'
import { addJobs } from '../../src/database/queue/addJobs.ts'
import { ranksJob } from '../../src/database/queue/jobs.ts'
import { removeCollections } from '../../src/ingest/apply/removeCollections.ts'
import { rankItems } from '../../src/jobs/rankItems.ts'
import { BATCH, refreshRanks } from '../../src/jobs/ranks/refreshRanks.ts'
import { MAX_RANKED } from '../../src/read-model/items/ranks/isRankable.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { waitsFor } from '../_waits.ts'
import { eventually } from '../ingest/_follow.ts'
import { emptyQueue, queued } from '../metadata/_jobs.ts'
import { minute } from '../read-model/_names.ts'
import { burn, DROP_KEY, describeItems, mint, renew, storedRanks } from './_ranks.ts'

const KEY = `ranks ${DROP_KEY.toString('hex')}`

describe('the ranks of a collection', () => {
  let pools: TestDatabase

  before(async () => {
    pools = await testDatabase()
  })
  beforeEach(async () => {
    await renew(pools)
    await mint(pools, 1, 2, 3)
    await describeItems(pools, { 2: { Color: 'Red' } })
    await refreshRanks(pools.write, DROP_KEY)
  })

  const numbers = async () => (await storedRanks(pools)).map(({ number }) => number)
  /** All rows, each with the transactions that wrote and locked it last. */
  const rows = async (): Promise<object[]> => {
    const found = await sql<object>`
      select xmin::text as written, xmax::text as locked, rarity_ranks.* from rarity_ranks order by item`.execute(
      pools.write,
    )
    return [...found.rows]
  }
  const waiting = async () => (await queued(pools.write)).filter(({ key }) => key === KEY)

  it('follow traits that change, items that are minted, and those that are burned', async () => {
    expect(await numbers()).to.deep.equal([2, 1, 3])
    await describeItems(pools, { 2: {}, 3: { Color: 'Red' } })
    await refreshRanks(pools.write, DROP_KEY)
    expect(await numbers()).to.deep.equal([3, 1, 2])
    await burn(pools, [3], [4])
    await describeItems(pools, { 4: { Color: 'Blue' } })
    await refreshRanks(pools.write, DROP_KEY)
    expect(await storedRanks(pools)).to.deep.equal([
      { number: 4, rank: 1, score: 1.584962501 },
      { number: 1, rank: 2, score: 0 },
      { number: 2, rank: 3, score: 0 },
    ])
  })

  it('touch no row that stays as it is', async () => {
    const before = await rows()
    await refreshRanks(pools.write, DROP_KEY)
    expect(await rows()).to.deep.equal(before)
  })

  it('are queued a minute after the first of several changes, and again after one that comes while they are made', async () => {
    await emptyQueue(pools.write)
    await mint(pools, 4)
    const [first] = await waiting()
    expect(first?.seconds).to.be.within(50, 60)
    await sql`update jobs._private_jobs set run_at = run_at - interval '40 seconds'`.execute(
      pools.write,
    )
    await describeItems(pools, { 4: { Color: 'Blue' } })
    const [kept, ...others] = await waiting()
    expect([kept?.seconds, others]).to.satisfy(
      ([seconds, more]: [number, unknown[]]) => seconds <= 20 && more.length === 0,
    )
    await sql`update jobs._private_jobs set locked_at = now(), locked_by = 'a worker' where key = ${KEY}`.execute(
      pools.write,
    )
    await describeItems(pools, { 4: {} })
    expect((await waiting())[0]?.seconds).to.be.within(50, 60)
  })

  it('are queued where one item takes the place of another, and where two change their traits', async () => {
    await emptyQueue(pools.write)
    await burn(pools, [1], [4])
    expect(await waiting()).to.have.length(1)
    await emptyQueue(pools.write)
    await describeItems(pools, { 2: {}, 3: { Color: 'Red' } })
    expect(await waiting()).to.have.length(1)
  })

  it('are queued for collections that are there when the database learns of ranks', async () => {
    await emptyQueue(pools.write)
    await pools.write.schema.dropTable('rarity_ranks').execute()
    await sql
      .raw(readFileSync(join(MIGRATIONS_FOLDER, '0036_rarity_ranks.sql'), 'utf8'))
      .execute(pools.write)
    expect((await waiting()).map(({ seconds }) => seconds <= 0)).to.deep.equal([true])
    expect(await rows()).to.deep.equal([])
  })

  it('are not queued by what changes neither items nor traits', async () => {
    await emptyQueue(pools.write)
    await mint(pools, 1, 2)
    await describeItems(pools, { 2: { Color: 'Red' } })
    expect(await waiting()).to.deep.equal([])
  })

  it('are made by their job, which may be done twice', async () => {
    await mint(pools, 4)
    await addJobs(pools.write, [ranksJob(DROP_KEY, new Date())])
    const [job] = await waiting()
    expect(job?.key).to.equal(KEY)
    const payload = { collection: DROP_KEY.toString('hex') }
    const run = () => rankItems({ writer: pools.write } as never, payload, undefined)
    await Promise.all([run(), run(), run()])
    await run()
    expect(await numbers()).to.deep.equal([2, 1, 3, 4])
  })

  it('have all changes where a second process begins before the first ends', async () => {
    let [first, second]: (Promise<void> | undefined)[] = []
    await pools.write.transaction().execute(async (holding) => {
      await sql`select from rarity_ranks where rank = 1 for update`.execute(holding)
      await burn(pools, [3])
      await describeItems(pools, { 1: { Color: 'Blue' }, 2: { Color: 'Blue' } })
      first = refreshRanks(pools.write, DROP_KEY)
      // It has read the items, and cannot write their ranks.
      expect(await waitsFor(holding, first)).to.equal(true)
      await mint(pools, 4)
      await describeItems(pools, { 2: { Color: 'Red' }, 4: { Color: 'Blue' } })
      second = refreshRanks(pools.write, DROP_KEY)
    })
    await Promise.all([first, second])
    expect(await numbers()).to.deep.equal([2, 1, 4])
  })

  it('stay as they were when the one who writes them is killed', async () => {
    const before = await rows()
    await describeItems(pools, { 1: { Color: 'Blue', Size: 'Big' } })
    await pools.write.transaction().execute(async (holding) => {
      await sql`select from rarity_ranks where rank = 2 for share`.execute(holding)
      const killed = refreshRanks(pools.write, DROP_KEY).then(
        () => 'written',
        () => 'killed',
      )
      await eventually(async () => {
        const { rows: ended } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%rarity_ranks%' and datname = current_database()
        `.execute(pools.read)
        return ended.length > 0 ? true : undefined
      })
      expect(await killed).to.equal('killed')
    })
    const unlocked = (found: object[]) => found.map((row) => ({ ...row, locked: undefined }))
    expect(unlocked(await rows())).to.deep.equal(unlocked(before))
    await refreshRanks(pools.write, DROP_KEY)
    expect(await numbers()).to.deep.equal([1, 2, 3])
  })

  it('are left alone by a process that ends', async () => {
    const before = await rows()
    await mint(pools, 4)
    const ending = AbortSignal.abort(new Error('the process ends'))
    const run = refreshRanks(pools.write, DROP_KEY, ending)
    expect(await run.catch(({ message }: Error) => message)).to.equal('the process ends')
    expect(await rows()).to.deep.equal(before)
  })

  it('are those of more than one batch', async () => {
    await mint(pools, ...Array.from({ length: BATCH }, (_, index) => index + 4))
    await refreshRanks(pools.write, DROP_KEY)
    const ranks = await storedRanks(pools)
    expect(ranks.map(({ rank }) => rank)).to.deep.equal(
      Array.from({ length: BATCH + 3 }, (_, index) => index + 1),
    )
    expect(ranks.at(-1)?.number).to.equal(BATCH + 3)
  })

  it('go with a collection that grows too large, and come when it shrinks', async () => {
    const count = (items: number) =>
      pools.write.updateTable('collections').set({ item_count: items }).execute()
    await count(MAX_RANKED + 1)
    await refreshRanks(pools.write, DROP_KEY)
    expect(await numbers()).to.deep.equal([])
    await count(MAX_RANKED)
    await refreshRanks(pools.write, DROP_KEY)
    expect(await numbers()).to.deep.equal([2, 1, 3])
  })

  it('keep nobody waiting who removes the collection, and go by the job that follows', async () => {
    const jobs: Parameters<typeof removeCollections>[0]['jobs'] = []
    await pools.write.transaction().execute((transaction) =>
      pools.write.transaction().execute(async (ranking) => {
        await sql`select from rarity_ranks for update`.execute(ranking)
        await removeCollections({ transaction, now: minute(3), jobs }, [DROP_KEY])
      }),
    )
    expect(jobs).to.deep.equal([ranksJob(DROP_KEY, minute(3))])
    await refreshRanks(pools.write, DROP_KEY)
    expect(await rows()).to.deep.equal([])
  })
})
