import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterTests } from '../../../../tests/helpers/afterTests.ts'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { MIGRATIONS_FOLDER, migrate } from '../../../src/database/migrations/migrate.ts'
import { openPools, type Pools } from '../../../src/database/pools/openPools.ts'
import { emptyDatabase } from '../../_database.ts'

/**
 * Creates an earlier server's database, and a function that migrates it to the latest version.
 *
 * @param next - first missing migration's number, such as `0009`
 */
export async function earlierDatabase(next: string) {
  const target = await emptyDatabase()
  const folder = temporaryFolder()
  for (const name of readdirSync(MIGRATIONS_FOLDER).filter((each) => each < next)) {
    cpSync(join(MIGRATIONS_FOLDER, name), join(folder, name))
  }
  await migrate(target, folder)
  const pools = openPools({ write: target })
  afterTests(pools.close)
  return { pools, update: () => migrate(target) }
}

/** Writes activities as they are today, with binary transaction hashes, into a database that still has them as text. */
export async function writeAsText({ write }: Pools, work: () => Promise<void>): Promise<void> {
  await sql`alter table activities alter transaction type bytea using null::bytea`.execute(write)
  await work()
  await sql`
    alter table activities alter transaction type text using '0x' || encode(substr(transaction, 2), 'hex')
  `.execute(write)
}
