import { expect } from 'chai'
import type { DatabaseTarget } from '../../src/database/databaseAddress.ts'
import { underMigrationLock } from '../../src/database/migrations/migrationLock.ts'
import { migrateByLibrary } from '../../src/database/queue/migrateByLibrary.ts'
import { migrateQueue, QUEUE_VERSION, queueVersion } from '../../src/database/queue/migrateQueue.ts'
import { emptyDatabase } from '../_database.ts'

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
})
