import { expect } from 'chai'
import type { DatabaseTarget } from '../../src/database/databaseAddress.ts'
import { underMigrationLock } from '../../src/database/migrations/migrate.ts'
import { addJobs } from '../../src/database/queue/addJobs.ts'
import { collectionOrdersJob, type Job, orderCheckJob } from '../../src/database/queue/jobs.ts'
import { migrateByLibrary } from '../../src/database/queue/migrateByLibrary.ts'
import { migrateQueue, QUEUE_VERSION, queueVersion } from '../../src/database/queue/migrateQueue.ts'
import { TASKS } from '../../src/jobs/index.ts'
import { emptyDatabase, testDatabase } from '../_database.ts'
import { meeting } from '../_waits.ts'
import { queued } from '../metadata/_jobs.ts'

const versionIn = (target: DatabaseTarget) => underMigrationLock(target, queueVersion)

describe('the tables of the queue', () => {
  it('are what the library makes of a new database', async () => {
    const target = await emptyDatabase()
    expect(await versionIn(target)).to.equal(undefined)

    await migrateByLibrary(target)
    expect(await versionIn(target)).to.equal(QUEUE_VERSION)
  })

  it('are made where they are missing, also after a process that died in between', async () => {
    const target = await emptyDatabase()
    await underMigrationLock(target, (client) =>
      client.query(
        'create schema jobs; create table jobs.migrations (id int primary key, ts timestamptz default now() not null)',
      ),
    )
    expect(await versionIn(target)).to.equal(undefined)

    await migrateQueue(target)
    expect(await versionIn(target)).to.equal(QUEUE_VERSION)
  })

  it('have the names of all tasks, also those that are newer than the tables', async () => {
    const target = await emptyDatabase()
    await migrateByLibrary(target)
    expect(await namesIn(target)).to.deep.equal([])

    for (let start = 1; start <= 2; start += 1) {
      await migrateQueue(target)
      expect(await namesIn(target)).to.deep.equal(Object.keys(TASKS).sort())
    }
  })

  it('take the first jobs of two tasks from two transactions, each in an order of its own', async () => {
    const { write } = await testDatabase()
    const meet = meeting(2)
    const add = ([first, second]: readonly [Job, Job]) =>
      write.transaction().execute(async (transaction) => {
        await addJobs(transaction, [first])
        await meet()
        await addJobs(transaction, [second])
      })
    const [one, other] = [Buffer.from([1]), Buffer.from([2])]
    await Promise.all([
      add([orderCheckJob(one), collectionOrdersJob(one)]),
      add([collectionOrdersJob(other), orderCheckJob(other)]),
    ])
    const keys = (await queued(write)).map(({ key }) => key)
    expect(keys).to.deep.equal(['order 01', 'order 02', 'orders 01', 'orders 02'])
  })
})

const namesIn = (target: DatabaseTarget) =>
  underMigrationLock(target, async (client) => {
    const { rows } = await client.query('select identifier from jobs._private_tasks order by 1')
    return rows.map(({ identifier }) => identifier)
  })
