import { type Insertable, sql } from 'kysely'
import { insertRows } from '../../database/insertRows.ts'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Ownerships } from '../../database/tables.ts'
import type { FoldResult } from './foldTouched.ts'
import { isUnknownHolder } from './singleOwners.ts'
import type { Writing } from './writing.ts'

const COLUMNS = {
  item: 'bytea',
  owner: 'bytea',
  collection: 'bytea',
  chain: 'smallint',
  value: 'numeric',
  lazy_value: 'numeric',
  source: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  db_updated_at: 'timestamptz',
  version: 'bigint',
} as const

type Row = Pick<Insertable<Ownerships>, keyof typeof COLUMNS>

/** Writes the holdings of folded items. */
export async function writeOwnerships(
  writing: Writing,
  results: readonly FoldResult[],
): Promise<void> {
  await removeUnknown(writing, results)
  const rows = results.flatMap((result) => rowsOf(result, writing.now))
  if (rows.length > 0) {
    await insertRows(writing.transaction, 'ownerships', COLUMNS, rows)
      .onConflict((conflict) =>
        conflict.columns(['item', 'owner', 'collection']).doUpdateSet(({ ref, eb }) => ({
          value: ref('excluded.value'),
          source: ref('excluded.source'),
          created_at: ref('excluded.created_at'),
          updated_at: ref('excluded.updated_at'),
          db_updated_at: ref('excluded.db_updated_at'),
          version: eb('ownerships.version', '+', 1n),
        })),
      )
      .execute()
  }
}

function rowsOf({ touched, folded }: FoldResult, now: Date): Row[] {
  return [...(folded?.holdings ?? [])].map(([wallet, { value, source, created, updated }]) => ({
    item: touched.item,
    owner: Buffer.from(wallet, 'hex'),
    collection: touched.collection,
    chain: CHAIN_NUMBERS[touched.blockchain],
    value: String(value),
    lazy_value: '0',
    source,
    created_at: created,
    updated_at: updated,
    db_updated_at: now,
    version: 0n,
  }))
}

/** Removes wallets that never had copies, now that activities were undone. */
async function removeUnknown(
  { transaction }: Writing,
  results: readonly FoldResult[],
): Promise<void> {
  const anew = results.flatMap(({ touched: { item }, folded, isAnew }) =>
    isAnew && folded ? { item, folded } : [],
  )
  if (anew.length === 0) return
  await sql`delete from ownerships where ${isUnknownHolder(anew)}`.execute(transaction)
}
