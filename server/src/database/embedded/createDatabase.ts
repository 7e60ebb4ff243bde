import pg from 'pg'
import type { DatabaseAddress } from '../databaseAddress.ts'

/** PostgreSQL error codes if another process creates the same database. */
const ALREADY_THERE: readonly (string | undefined)[] = ['42P04', '23505']

/**
 * Creates a database unless it exists.
 *
 * @param address - another database in the same PostgreSQL
 * @param name - used as is: never pass user input
 */
export async function createDatabase(address: DatabaseAddress, name: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && ALREADY_THERE.includes(error.code))) throw error
  } finally {
    await client.end()
  }
}
