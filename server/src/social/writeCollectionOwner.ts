import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type Kysely, sql } from 'kysely'
import { addressKey, collectionKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'

/** Stores a collection's owner as its contract reports it, if it changed; the zero address means nobody. */
export async function writeCollectionOwner(
  writer: Kysely<DB>,
  id: CollectionIdParts,
  address: string,
): Promise<void> {
  const owner = /^0x0+$/.test(address) ? null : addressKey({ ...id, address })
  await writer
    .updateTable('collections')
    .set(({ eb }) => ({ owner, db_updated_at: sql`now()`, version: eb('version', '+', '1') }))
    .where('id', '=', collectionKey(id))
    .where(sql<boolean>`owner is distinct from ${owner}`)
    .execute()
}
