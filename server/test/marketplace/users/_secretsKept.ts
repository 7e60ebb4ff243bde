import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../src/database/tables.ts'
import type { TestWallet } from '../_wallets.ts'

/** Wraps a wallet so that its signatures are recorded. */
export function recorded(wallet: TestWallet, signatures: string[]): TestWallet {
  return {
    ...wallet,
    sign: async (text, nonce) => {
      const signed = await wallet.sign(text, nonce)
      signatures.push(signed.signature)
      return signed
    },
  }
}

/** Returns the forms that would reveal a secret: text, bytes in hex, and hashes. */
export function formsOf(secret: string): string[] {
  const bytes = secret.startsWith('0x')
    ? Buffer.from(secret.slice(2), 'hex')
    : Buffer.from(/^[1-9A-HJ-NP-Za-km-z]{80,}$/.test(secret) ? base58.decode(secret) : secret)
  const hash = createHash('sha256').update(secret).digest()
  return [
    secret,
    Buffer.from(secret).toString('hex'),
    bytes.toString('hex'),
    hash.toString('hex'),
    hash.toString('base64'),
  ]
}

/** Returns all rows, including the queue's, that contain one of these texts in any column. */
export async function rowsWith(database: Kysely<DB>, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'm') and nspname <> 'information_schema' and nspname not like 'pg\_%'
    order by 1, 2
  `.execute(database)
  const patterns = texts.map((text) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(`${schema}.${name}`)} t where t::text ilike any(${patterns})
    `.execute(database)
    found.push(...rows.map(({ row }) => `${schema}.${name} ${row}`))
  }
  return found
}
