import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { collectionKey, readAddressKey, walletKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { hasWallet } from './hasWallet.ts'
import type { Outcome } from './outcome.ts'

/** Checks that one of the user's wallets owns a collection: `DONE` = it does. */
export async function ownsCollection(
  reader: Kysely<DB>,
  userId: string,
  collection: CollectionIdParts,
): Promise<Outcome> {
  const row = await reader
    .selectFrom('collections')
    .select('owner')
    .where('id', '=', collectionKey(collection))
    .executeTakeFirst()
  if (row === undefined) return 'UNKNOWN'
  const owners = row.owner ? [walletKey(readAddressKey(row.owner))] : []
  return (await hasWallet(reader, userId, owners)) ? 'DONE' : 'FORBIDDEN'
}
