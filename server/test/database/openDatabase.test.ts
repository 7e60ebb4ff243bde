import { join } from 'node:path'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { sql } from 'kysely'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import type { DatabaseTarget } from '../../src/database/databaseAddress.ts'
import { openDatabase } from '../../src/database/openDatabase.ts'
import { emptyDatabase, testDatabase } from '../_database.ts'

const PASSWORD = 'top-secret'
/** Port on which nothing listens: that of a protocol which throws everything away. */
const NO_PORT = 9

describe('opening the database', () => {
  it('creates the embedded one with all tables in an empty folder', async () => {
    const folder = join(temporaryFolder(), 'database')

    const database = await openDatabase({ folder })

    const chains = await database.read.selectFrom('chains').select('id').execute()
    expect(chains).to.have.lengthOf.at.least(1)
    expect(database.host).to.match(/^127\.0\.0\.1:\d+$/)
    await database.close()
  })

  it('migrates the one of a URL', async () => {
    const url = urlOf(await emptyDatabase())

    const database = await openDatabase({ folder: '/nowhere', url })

    const chains = await database.read.selectFrom('chains').select('id').execute()
    expect(chains).to.have.lengthOf.at.least(1)
    await database.close()
  })

  it('migrates a new one once for processes that start together', async () => {
    const url = urlOf(await emptyDatabase())

    const opened = await Promise.all(
      [1, 2, 3, 4].map(() => openDatabase({ folder: '/nowhere', url })),
    )

    const jobs = sql<{ count: number }>`select count(*)::int as count from jobs.jobs`
    for (const { write } of opened) {
      expect((await jobs.execute(write)).rows).to.deep.equal([{ count: 0 }])
    }
    await Promise.all(opened.map(({ close }) => close()))
  })

  it('reads from the second one when there is', async () => {
    const primary = await testDatabase()
    const standby = await testDatabase()
    const database = await openDatabase({
      folder: '/nowhere',
      url: urlOf(primary.target),
      readUrl: urlOf(standby.target),
    })

    const name = sql<{ name: string }>`select current_database() as name`
    const [written, read] = await Promise.all([
      name.execute(database.write),
      name.execute(database.read),
    ])

    expect(written.rows[0]?.name).to.not.equal(read.rows[0]?.name)
    await database.close()
  })

  it('refuses a URL that is none, without showing it', async () => {
    const url = `mysql://root:${PASSWORD}@127.0.0.1/app`

    const error = await refusal({ url })

    expect(error.message).to.equal(
      'DATABASE_URL is not the URL of a PostgreSQL: it begins with postgres:// and names a host and a database',
    )
  })

  it('names the host that cannot be reached, without the password', async () => {
    const error = await refusal({ url: `postgres://me:${PASSWORD}@127.0.0.1:${NO_PORT}/app` })

    expect(error.code).to.equal('DATABASE_NOT_REACHED')
    expect(error.message).to.match(new RegExp(`^The database at 127.0.0.1:${NO_PORT} does not let`))
    expect(error.message).to.not.contain(PASSWORD)
  })

  it('refuses a standby that cannot be reached, too', async () => {
    const { target } = await testDatabase()
    const error = await refusal({
      url: urlOf(target),
      readUrl: `postgres://me:${PASSWORD}@127.0.0.1:${NO_PORT}/app`,
    })

    expect(error.code).to.equal('DATABASE_NOT_REACHED')
  })
})

function urlOf(target: DatabaseTarget): string {
  if ('connectionString' in target) return target.connectionString
  const { user, password, host, port, database } = target
  return `postgres://${user}:${password}@${host}:${port}/${database}`
}

async function refusal(urls: { url: string; readUrl?: string }) {
  try {
    await openDatabase({ folder: '/nowhere', ...urls })
  } catch (error) {
    if (isMintlineError(error)) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
