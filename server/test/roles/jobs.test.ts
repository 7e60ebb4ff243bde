import { expect } from 'chai'
import { sql } from 'kysely'
import type { Settings } from '../../src/config/settings.ts'
import { collectionKey, itemKey } from '../../src/database/keys/index.ts'
import { addJobs } from '../../src/database/queue/addJobs.ts'
import { itemMetadataJob } from '../../src/database/queue/jobs.ts'
import { MINUTELY } from '../../src/jobs/index.ts'
import { type Metrics, openMetrics } from '../../src/metrics/openMetrics.ts'
import { jobs } from '../../src/roles/jobs.ts'
import { memoryLog } from '../_log.ts'
import { eventually } from '../ingest/_follow.ts'
import { json } from '../metadata/_files.ts'
import { queued } from '../metadata/_jobs.ts'
import { DROP, item, type Unread, unread } from '../metadata/_metadata.ts'

describe('the jobs role', () => {
  let world: Unread

  before(async () => {
    world = await unread()
  })

  beforeEach(() => world.renew())

  after(() => world.close())

  const start = (settings: Partial<Settings>, { log } = memoryLog(), metrics?: Metrics) =>
    jobs.start({
      settings: {
        auditDays: 90,
        privateMetadataHosts: undefined,
        nodes: {},
        chains: {},
        seaport: {},
        ...settings,
      } as Settings,
      database: world.pools as never,
      log,
      metrics,
    })

  it('fetches what is queued, counts traits, and leaves an empty queue when it ends', async () => {
    world.files.answers.set('/1', json({ name: 'First', attributes: { Color: 'Red' } }))
    await addJobs(world.pools.write, [itemMetadataJob(itemKey(item(1)))])
    const { close } = await start({})
    const trait = await eventually(() =>
      world.pools.write.selectFrom('collection_traits').selectAll().executeTakeFirst(),
    )
    expect(trait).to.include({ key: 'Color', value: 'Red', item_count: '1' })
    const others = async () => {
      const left = (await queued(world.pools.write)).map(({ key }) => key)
      return left.filter((key) => !MINUTELY.some((task) => task === key))
    }
    await eventually(async () => (await others()).length <= 1 || undefined)
    await close()
    // Its traits are ranked a minute later.
    expect(await others()).to.deep.equal([`ranks ${collectionKey(DROP).toString('hex')}`])
  })

  it('does not read from this machine where it follows other networks', async () => {
    await addJobs(world.pools.write, [itemMetadataJob(itemKey(item(1)))])
    const { close } = await start({ nodes: { SOLANA: ['https://example.com'] } })
    const failure = await eventually(async () => (await world.stateOf(1)).failure ?? undefined)
    await close()
    expect(failure).to.match(/127\.0\.0\.1, which is not of the public internet$/)
    expect(world.files.asked).to.deep.equal([])
  })

  it('logs why a job failed, and that it is tried again', async () => {
    const damaged = { collection: 7 } as never
    await addJobs(world.pools.write, [
      { task: 'refreshCollectionItems', payload: damaged, key: 'damaged' },
    ])
    const memory = memoryLog()
    const metrics = openMetrics(world.pools)
    const { close } = await start({}, memory, metrics)
    const line = await eventually(async () => memory.entries[0])
    await close()
    expect(line).to.deep.include({
      level: 'error',
      task: 'refreshCollectionItems',
      attempt: 1,
      msg: 'Jobs: refreshCollectionItems failed, and is tried again later',
    })
    expect(await metrics.text()).to.contain(
      'mintline_jobs_total{task="refreshCollectionItems",outcome="failed"} 1',
    )
    expect(line.err).to.include({ type: 'TypeError', code: 'ERR_INVALID_ARG_TYPE' })
  })

  it('works once the queue can be read, also where its first reading failed', async () => {
    const { write } = world.pools
    await sql`alter table jobs._private_tasks rename to away`.execute(write)
    const memory = memoryLog()
    const { close } = await start({}, memory)
    const line = await eventually(async () => memory.entries[0])
    await sql`alter table jobs.away rename to _private_tasks`.execute(write)

    world.files.answers.set('/1', json({ name: 'First' }))
    await addJobs(write, [itemMetadataJob(itemKey(item(1)))])
    await eventually(async () => ((await world.stateOf(1)).state === 'FETCHED' ? true : undefined))
    await close()
    expect(line.msg).to.equal('Jobs: the queue cannot be read, trying again')
  })

  it('goes on after the jobs of a minute could not be added', async () => {
    const { write } = world.pools
    await sql`alter function jobs.add_jobs rename to away`.execute(write)
    const memory = memoryLog()
    const { close } = await start({}, memory)
    const line = await eventually(async () => memory.entries[0])
    await sql`alter function jobs.away rename to add_jobs`.execute(write)
    await eventually(async () => {
      const keys = (await queued(write)).map(({ key }) => key)
      return MINUTELY.every((task) => keys.includes(task)) ? true : undefined
    })
    await close()
    expect(line.msg).to.equal('Jobs: the queue cannot be read, trying again')
  })

  it('ends while a document does not come, which is fetched later', async () => {
    const asked = new Promise<void>((resolve) => world.files.answers.set('/1', () => resolve()))
    await addJobs(world.pools.write, [itemMetadataJob(itemKey(item(1)))])
    const { close } = await start({})
    await asked
    await close()
    expect(await world.stateOf(1)).to.include({ state: 'WAITING', failure: null })
  })
})
