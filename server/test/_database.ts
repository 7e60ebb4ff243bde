import { randomUUID } from 'node:crypto'
import { afterTests } from '../../tests/helpers/afterTests.ts'
import type { DatabaseTarget } from '../src/database/databaseAddress.ts'
import { openPools, type Pools } from '../src/database/pools/openPools.ts'
import { named, openPostgres, run, type TestPostgres } from './_postgres.ts'
import { sharedPostgres } from './_sharedPostgres.ts'

/** A database for one file's tests. */
export interface TestDatabase extends Pools {
  readonly target: DatabaseTarget
}

type Postgres = Pick<TestPostgres, 'administration' | 'template'>

let own: Promise<Postgres> | undefined

/**
 * Creates a database with all tables and no rows, dropped after the tests. It is in the embedded PostgreSQL that all
 * tests in a run share, or in `DATABASE_URL`'s.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const target = await createDatabase(({ template }) => template)
  const pools = openPools({ write: target })
  afterTests(pools.close)
  return { ...pools, target }
}

/** Creates a database without tables, dropped after the tests. */
export function emptyDatabase(): Promise<DatabaseTarget> {
  return createDatabase(() => 'template1')
}

async function createDatabase(templateOf: (server: Postgres) => string): Promise<DatabaseTarget> {
  const server = sharedPostgres() ?? (await ownPostgres())
  // A random name, not a counter: a runner may load this file twice in one process.
  const name = `mintline_test_${randomUUID().replaceAll('-', '')}`
  // Copies the template's files: by default, PostgreSQL writes each block to its log, which takes twice the CPU time.
  await run(
    server.administration,
    `create database ${name} template ${templateOf(server)} strategy file_copy`,
  )
  afterTests(() => run(server.administration, `drop database ${name} with (force)`))
  return named(server.administration, name)
}

/** Opens a PostgreSQL for this process alone, for example if one file is run by itself. */
function ownPostgres(): Promise<Postgres> {
  own ??= openPostgres().then((opened) => {
    afterTests(() => {
      own = undefined
      return opened.close()
    })
    return opened
  })
  return own
}
