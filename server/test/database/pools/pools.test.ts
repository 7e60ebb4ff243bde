import { expect } from 'chai'
import { CompiledQuery, sql, type Transaction } from 'kysely'
import { isDatabaseAway } from '../../../src/database/pools/losses.ts'
import { openPools, type Pools } from '../../../src/database/pools/openPools.ts'
import { prepared } from '../../../src/database/pools/preparedStatements.ts'
import type { DB } from '../../../src/database/tables.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'

const AMOUNT = 2n ** 256n - 1n

describe('pools', () => {
  let database: TestDatabase

  before(async () => {
    database = await testDatabase()
  })

  it('write and read amounts, times and bytes without loss', async () => {
    const currency = Buffer.from('0001ff', 'hex')
    const at = new Date('2026-11-22T14:30:00.123Z')
    await database.write
      .insertInto('rates')
      .values({ currency, at, usd: `${AMOUNT}.000000000000000001`, source: 'test' })
      .execute()

    const row = await database.read
      .selectFrom('rates')
      .select(['currency', 'at', 'usd', 'source'])
      .executeTakeFirstOrThrow()

    expect(row).to.deep.equal({
      currency,
      at,
      usd: `${AMOUNT}.000000000000000001`,
      source: 'test',
    })
  })

  it('refuse to write where they only read', async () => {
    const refusal = await failure(database.read.deleteFrom('rates').execute())

    expect(refusal).to.have.property('code', '25006')
  })

  it('have the database notice within seconds that a writer is gone, whose locks a spare waits for', async () => {
    const names = ['tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count']
    const { rows } = await sql<{ value: number }>`
      select current_setting(name)::int as value from unnest(${names}::text[]) as name
    `.execute(database.write)
    expect(rows.map(({ value }) => value)).to.deep.equal([5, 2, 3])
  })

  it('keep the statements that are to be prepared, and only these, while tables change', async () => {
    const { read, write, close } = openPools({ write: database.target })
    const text = prepared('select currency from rates where source = $1')
    await read.connection().execute(async (connection) => {
      // Given a prepared statement, asked as often as PostgreSQL looks for the plan to keep
      const ask = () => connection.executeQuery(CompiledQuery.raw(text, ['nobody']))
      for (let times = 0; times < 8; times += 1) expect((await ask()).rows).to.deep.equal([])
      const kept = sql<{ statement: string }>`select statement from pg_prepared_statements`
      expect((await kept.execute(connection)).rows).to.deep.equal([{ statement: text }])

      // When its table gets a column and a row
      await sql`alter table rates add column remark text`.execute(write)
      const currency = Buffer.from('0002', 'hex')
      await write
        .insertInto('rates')
        .values({ currency, at: new Date(), usd: '1', source: 'nobody' })
        .execute()

      // Then it finds the row
      expect((await ask()).rows).to.deep.equal([{ currency }])
      await write.deleteFrom('rates').where('currency', '=', currency).execute()
    })
    await close()
  })

  it('have as many connections as ever besides those that are held', async () => {
    const { writePool, close } = openPools({ write: database.target, held: 3 })
    const clients = await Promise.all(Array.from({ length: 13 }, () => writePool.connect()))
    expect(new Set(clients)).to.have.property('size', 13)
    for (const client of clients) client.release()
    await close()
  })

  it('end a statement after 5 seconds, as one that may succeed later', async () => {
    const ended = await Promise.all(
      [database.read, database.write].map((pool) => failure(sql`select pg_sleep(6)`.execute(pool))),
    )

    for (const error of ended) {
      expect(error).to.have.property('code', '57014')
      expect(isDatabaseAway(error)).to.equal(true)
    }
  })

  it('end one of two transactions that wait for each other, as one that may succeed later', async () => {
    const lock = (transaction: Transaction<DB>, key: number) =>
      sql`select pg_advisory_xact_lock(${key})`.execute(transaction)
    const { write } = database
    const ends = await write.transaction().execute(async (one) => {
      await lock(one, 1)
      return write.transaction().execute(async (other) => {
        await lock(other, 2)
        return Promise.allSettled([lock(one, 2), lock(other, 1)])
      })
    })

    const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(failed).to.have.lengthOf(1)
    expect(failed[0]).to.have.property('code', '40P01')
    expect(isDatabaseAway(failed[0])).to.equal(true)
  })

  it('end a transaction that waits for 5 seconds, and roll it back, as one that may succeed later', async () => {
    let pools: Pools | undefined
    const broken = new Promise<Error>((resolve) => {
      pools = openPools({ write: database.target, onBroken: resolve })
    })
    const waiting = pools?.write.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('rates').execute()
      await broken
      await transaction.deleteFrom('rates').execute()
    })

    expect(isDatabaseAway(await failure(waiting))).to.equal(true)
    expect(await broken).to.have.property('code', '25P03')
    expect(isDatabaseAway(await broken)).to.equal(true)
    const rows = await database.read.selectFrom('rates').select('source').execute()
    expect(rows).to.have.lengthOf(1)
    await pools?.close()
  })

  it('connect again when their connections were ended', async () => {
    let pools: Pools | undefined
    const broken = new Promise<Error>((resolve) => {
      pools = openPools({ write: database.target, onBroken: resolve })
    })
    if (!pools) throw new Error('There are no pools')
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(pools.write)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.write)
    expect(await broken).to.have.property('code', '57P01')

    const answer = await sql<{ one: number }>`select 1 as one`.execute(pools.write)

    expect(answer.rows).to.deep.equal([{ one: 1 }])
    await pools.close()
  })
})

async function failure(work: Promise<unknown> | undefined): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('It was not refused')
}
