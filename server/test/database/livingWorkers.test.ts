import { expect } from 'chai'
import { sql } from 'kysely'
import { openPools } from '../../src/database/pools/openPools.ts'
import { addMinutelyJobs } from '../../src/database/queue/addJobs.ts'
import {
  freeAbandonedJobs,
  markAsLiving,
  unmarkWorkers,
} from '../../src/database/queue/livingWorkers.ts'
import { testDatabase } from '../_database.ts'
import { eventually } from '../ingest/_follow.ts'

describe('jobs of workers that are gone', () => {
  let pools: Awaited<ReturnType<typeof testDatabase>>

  beforeEach(async () => {
    pools = await testDatabase()
    await addMinutelyJobs(pools.write, ['readRates', 'sweepMetadata'])
  })

  /** Has a worker take a job, some seconds ago. */
  const take = (task: string, worker: string, seconds: number) =>
    sql`
      update jobs._private_jobs as taken set
        locked_by = ${worker}, locked_at = now() - make_interval(secs => ${seconds}::integer)
      from jobs._private_tasks as tasks
      where tasks.id = taken.task_id and tasks.identifier = ${task}`.execute(pools.write)
  const workers = async () => {
    const { rows } = await sql<{ worker: string | null }>`
      select locked_by as worker from jobs.jobs order by task_identifier`.execute(pools.write)
    return rows.map(({ worker }) => worker)
  }

  it('are done by others half a minute after they were taken, and not sooner', async () => {
    await take('readRates', 'worker-gone', 31)
    await take('sweepMetadata', 'worker-starting', 28)
    await freeAbandonedJobs(pools.write)
    expect(await workers()).to.deep.equal([null, 'worker-starting'])
  })

  it('are told from those of workers of any process that lives', async () => {
    await pools.write.connection().execute(async (held) => {
      await markAsLiving(held, ['worker-busy', 'worker-idle'])
      await take('readRates', 'worker-busy', 3600)
      await take('sweepMetadata', 'worker-gone', 3600)
      await freeAbandonedJobs(pools.write)
      expect(await workers()).to.deep.equal(['worker-busy', null])
      await unmarkWorkers(held)
    })
    await freeAbandonedJobs(pools.write)
    expect(await workers()).to.deep.equal([null, null])
  })

  it('are free once the connection of their worker has ended', async () => {
    await take('readRates', 'worker-killed', 3600)
    const others = openPools({ write: pools.target })
    await others.write.connection().execute((held) => markAsLiving(held, ['worker-killed']))
    await freeAbandonedJobs(pools.write)
    expect((await workers())[0]).to.equal('worker-killed')
    await others.close()
    const freed = await eventually(async () => {
      await freeAbandonedJobs(pools.write)
      return (await workers())[0] === null ? true : undefined
    })
    expect(freed).to.equal(true)
  })
})
