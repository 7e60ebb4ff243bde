import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type Kysely, sql } from 'kysely'
import { addressKey, collectionKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'

/** Writes the owner of a collection that its contract told, if that is another one; the zero address stands for nobody. */
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
