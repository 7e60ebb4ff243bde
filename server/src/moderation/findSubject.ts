import {
  isCollectionId,
  isItemId,
  isUnionAddress,
  parseCollectionId,
  parseItemId,
  parseUnionAddress,
} from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { collectionKey, isUserId, itemKey, userKey, walletKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { accountOf, collectionIdOf, itemIdOf } from '../read-model/ids/texts.ts'
import type { Subject } from './decision.ts'

/**
 * Returns the user, collection, item or wallet with an id; undefined = not known. An address is a known collection's,
 * or else a wallet's: chains say nothing about a wallet before it acts.
 */
export async function findSubject(reader: Kysely<DB>, id: string): Promise<Subject | undefined> {
  const uuid = id.toLowerCase()
  if (isUserId(uuid)) return knownUser(reader, uuid)
  return (await knownCollection(reader, id)) ?? (await knownItem(reader, id)) ?? walletOf(id)
}

async function knownUser(reader: Kysely<DB>, id: string): Promise<Subject | undefined> {
  const row = await reader
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { kind: 'USER', key: userKey(id), id }
}

async function knownCollection(reader: Kysely<DB>, id: string): Promise<Subject | undefined> {
  if (!isCollectionId(id)) return undefined
  const key = collectionKey(parseCollectionId(id))
  const row = await reader
    .selectFrom('collections')
    .select('id')
    .where('id', '=', key)
    .executeTakeFirst()
  return row && { kind: 'COLLECTION', key, id: collectionIdOf(key) }
}

async function knownItem(reader: Kysely<DB>, id: string): Promise<Subject | undefined> {
  if (!isItemId(id)) return undefined
  const key = itemKey(parseItemId(id))
  const row = await reader.selectFrom('items').select('id').where('id', '=', key).executeTakeFirst()
  return row && { kind: 'ITEM', key, id: itemIdOf(key) }
}

/** The same wallet on all chains in its group. */
function walletOf(id: string): Subject | undefined {
  if (!isUnionAddress(id)) return undefined
  const key = walletKey(parseUnionAddress(id))
  return { kind: 'WALLET', key, id: accountOf(key) }
}
