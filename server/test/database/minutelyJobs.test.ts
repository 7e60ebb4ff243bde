import { expect } from 'chai'
import { sql } from 'kysely'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { addMinutelyJobs } from '../../src/database/queue/addJobs.ts'
import { testDatabase } from '../_database.ts'

describe('jobs of each minute', () => {
  let pools: Pools

  before(async () => {
    pools = await testDatabase()
  })

  const jobs = async () => {
    const { rows } = await sql`
      select task_identifier as task, run_at as at from jobs.jobs order by 1
    `.execute(pools.write)
    return rows as { task: string; at: Date }[]
  }

  it('are due at the next full minute, and one each, however many processes add them', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => addMinutelyJobs(pools.write, ['readRates', 'sweepMetadata'])),
    )
    const added = await jobs()
    expect(added.map(({ task }) => task)).to.deep.equal(['readRates', 'sweepMetadata'])
    for (const { at } of added) expect(at.getTime() % 60_000).to.equal(0)
  })

  it('keep their time while they wait, so that a busy queue does not put them off for ever', async () => {
    await sql`update jobs._private_jobs set run_at = now() - interval '3 minutes'`.execute(
      pools.write,
    )
    const late = await jobs()
    await addMinutelyJobs(pools.write, ['readRates', 'sweepMetadata'])
    expect((await jobs()).map(({ at }) => at)).to.deep.equal(late.map(({ at }) => at))
  })
})
