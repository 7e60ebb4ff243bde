import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import pg from 'pg'
import { awaitMigrations } from '../../../src/database/migrations/awaitMigrations.ts'
import {
  MIGRATIONS_FOLDER,
  migrate,
  migrationFiles,
} from '../../../src/database/migrations/migrate.ts'
import { emptyDatabase } from '../../_database.ts'

const NEWEST = migrationFiles(MIGRATIONS_FOLDER).at(-1)?.name

describe('waiting for a standby', () => {
  it('ends once it has all migrations', async () => {
    const target = await emptyDatabase()
    const standby = new pg.Client(target)
    await standby.connect()
    let looks = 0
    const sleep = async () => {
      looks += 1
      if (looks === 3) await migrate(target)
    }

    await awaitMigrations(standby, 'standby:5432', { now: () => 0, sleep })

    expect(looks).to.equal(3)
    await standby.end()
  })

  it('ends after a minute where it does not follow', async () => {
    const standby = new pg.Client(await emptyDatabase())
    await standby.connect()
    let time = 0
    const sleep = async (milliseconds: number) => {
      time += milliseconds
    }

    const waiting = awaitMigrations(standby, 'standby:5432', { now: () => time, sleep })

    const error = await waiting.catch((refusal: unknown) => refusal)
    expect(isMintlineError(error, 'STANDBY_BEHIND')).to.equal(true)
    expect(error).to.have.property(
      'message',
      `The database at standby:5432 has not had ${NEWEST} within a minute of the primary: check that DATABASE_READ_URL names a standby of DATABASE_URL, and that it follows`,
    )
    expect(time).to.equal(60_000)
    await standby.end()
  })
})
