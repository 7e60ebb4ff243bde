import type { Compilable, Kysely, PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { DB } from '../tables.ts'

/** Names of prepared statements by their text. */
const names = new Map<string, string>()

/**
 * Marks a statement as prepared: each connection keeps it after its first use, so that PostgreSQL parses and plans it
 * only once. Use it for a small, fixed set of statements whose best plan does not depend on parameters.
 *
 * @returns the text
 */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, `mintline_${names.size}`)
  return text
}

/** Wraps a pool for Kysely, which does not support statement names itself. */
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
    // Kysely wants every client to have this type, unless it has a cursor to stream rows, which we do not pass.
    query: query as never,
    release: () => client.release(),
  }
}

/** Runs a query as a prepared statement. Its text must always be the same: see `prepared`. */
export async function executePrepared<Row>(
  database: Kysely<DB>,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile()
  prepared(compiled.sql)
  return (await database.executeQuery<Row>(compiled)).rows
}
