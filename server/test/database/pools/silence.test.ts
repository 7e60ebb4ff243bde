import { once } from 'node:events'
import { expect } from 'chai'
import pg from 'pg'
import { breakInSilence } from '../../../src/database/pools/openPools.ts'
import { testDatabase } from '../../_database.ts'

/** Milliseconds: much longer than a query takes on a busy machine. */
const PATIENCE = 1_000

describe('a connection that is silent', () => {
  let pool: pg.Pool
  let client: pg.PoolClient

  beforeEach(async () => {
    pool = new pg.Pool((await testDatabase()).target)
    client = await pool.connect()
    client.on('error', () => undefined)
    breakInSilence(client, PATIENCE)
  })
  afterEach(async () => {
    client.release(true)
    await pool.end()
  })

  it('stays where nothing was asked', async () => {
    await once(client.connection.stream, 'timeout')
    expect((await client.query('select 1 as one')).rows).to.deep.equal([{ one: 1 }])
    await once(client.connection.stream, 'timeout')
    expect((await client.query('select 2 as two')).rows).to.deep.equal([{ two: 2 }])
  })

  it('breaks where a query is not answered, for this query and all that follow', async () => {
    const [slow, next] = await Promise.allSettled([
      client.query('select pg_sleep(60)'),
      client.query('select 1'),
    ])
    for (const { status, reason } of [slow, next] as PromiseRejectedResult[]) {
      expect(status).to.equal('rejected')
      expect(reason).to.include({
        code: '08006',
        message: 'the database has not answered for 1 seconds',
      })
    }
    expect(await client.query('rollback').catch(({ message }) => message)).to.match(/not queryable/)
  })

  it('stays where a long answer comes piece by piece', async () => {
    const pieces = `select pg_sleep(0.15), repeat('x', 10000) from generate_series(1, 10)`
    expect((await client.query(pieces)).rows).to.have.length(10)
  })
})
