import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Names of the statements that connections keep, by their texts. */
const names = new Map<string, string>()

/**
 * Has connections keep a statement after its first use, so that PostgreSQL parses and plans it once for each. Only for
 * statements that are few, and whose best plan is the same for all parameters.
 *
 * @returns the text
 */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, `mintline_${names.size}`)
  return text
}

/** A pool for Kysely, which does not know of names itself. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  // Kysely tells connections apart by their clients.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? named(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function named(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
    const name = names.get(text)
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) })
  }
  return {
    // Kysely asks so of every client, unless it has a cursor to stream rows, which it is not given.
    query: query as never,
    release: () => client.release(),
  }
}
