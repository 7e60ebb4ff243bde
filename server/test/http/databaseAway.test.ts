import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isDatabaseAway } from '../../src/database/pools/losses.ts'
import { openPools, type Pools } from '../../src/database/pools/openPools.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { NO_DATABASE } from '../_postgres.ts'
import { eventually } from '../ingest/_follow.ts'
import { answerTo, appOfOneCall } from './_app.ts'

const URL = '/v0.1/currencies/all'

describe('calls whose database goes away', () => {
  let database: TestDatabase
  const open: { close(): Promise<unknown> }[] = []

  before(async () => {
    database = await testDatabase()
  })
  after(async () => {
    for (const each of open) await each.close()
  })

  /** An application whose only call asks a database. */
  const appOn = async ({ read }: Pools, query = sql`select 1`): Promise<FastifyInstance> => {
    const app = await appOfOneCall(() => query.execute(read), { isPassing: isDatabaseAway })
    open.push(app)
    return app
  }

  it('say when to try again, and recover by themselves', async () => {
    const app = await appOn(database, sql`select pg_sleep(30)`)
    const waiting = answerTo(app, URL)
    await terminated(database)
    const { status, body, headers } = await waiting
    const message = 'The server lacks something for the moment. Try again in 5 seconds'
    expect([status, body]).to.deep.equal([503, { code: 'UNAVAILABLE', message }])
    expect(headers['retry-after']).to.equal('5')
    const again = await appOn(database)
    // The pool may hand out the broken connection once more before it hears of its end.
    await eventually(async () => (await answerTo(again, URL)).status === 200 || undefined)
  })

  it('say so too where no database answers at all', async () => {
    const pools = openPools({ write: NO_DATABASE })
    open.push(pools)
    expect((await answerTo(await appOn(pools), URL)).status).to.equal(503)
  })

  it('fail for good where the query is wrong', async () => {
    const app = await appOn(database, sql`select nothing from nowhere`)
    expect((await answerTo(app, URL)).status).to.equal(500)
  })
})

/** Waits for the query that sleeps, and ends its connection. */
async function terminated({ write }: Pools): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep(30)%' and pid <> pg_backend_pid()
        and state = 'active'`.execute(write)
    if (rows.length > 0) return
  }
}
