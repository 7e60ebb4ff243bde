import type { CollectionIdParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { collectionKey } from '../../database/keys/index.ts'
import { inOrder } from '../ids/rowsByKeys.ts'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Returns the keys of collections that a user watches. */
export async function watchedCollections(reader: Reader, userId: string): Promise<Buffer[]> {
  const rows = await watchedBy(reader, userId).execute()
  return rows.map(({ collection }) => collection)
}

/** Returns the ids of those collections that a user watches, in the same order as `among`. */
export async function watchedAmong(
  reader: Reader,
  userId: string,
  among: readonly CollectionIdParts[],
): Promise<string[]> {
  if (among.length === 0) return []
  const keys = among.map(collectionKey)
  const rows = await watchedBy(reader, userId).where('collection', '=', anyOf(keys)).execute()
  return inOrder(keys, rows, ({ collection }) => collection).map(({ collection }) =>
    collectionIdOf(collection),
  )
}

const watchedBy = (reader: Reader, userId: string) =>
  reader.selectFrom('watched_collections').select('collection').where('user_id', '=', userId)
