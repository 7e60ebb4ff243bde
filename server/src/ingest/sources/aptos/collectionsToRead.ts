import type { Kysely } from 'kysely'
import { collectionKey, readCollectionKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { NamedCollection } from '../../decode/aptos/decodeTransaction.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import type { CollectionToRead } from './fetchCollections.ts'

/** A collection that a transaction names, with the transaction's block. */
export interface CollectionAt extends NamedCollection {
  readonly block: Pick<ChainBlock, 'number' | 'time'>
}

/**
 * Selects the collections to read: changed ones, and those with new items that are not in the database because they
 * were created before the first version to read.
 */
export async function collectionsToRead(
  database: Kysely<DB>,
  named: readonly CollectionAt[],
): Promise<CollectionToRead[]> {
  const known = await knownCollections(
    database,
    named.map(({ collection }) => collection),
  )
  const toRead = new Map<string, CollectionToRead>()
  for (const { collection, machine, creator, hasChanged, block } of named) {
    if (!hasChanged && known.has(collection)) continue
    const before = toRead.get(collection)
    toRead.set(collection, {
      collection,
      machine,
      creator: before?.creator ?? creator,
      first: before?.first ?? block,
      time: block.time,
    })
  }
  return [...toRead.values()]
}

async function knownCollections(
  database: Kysely<DB>,
  contracts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (contracts.length === 0) return new Set()
  const keys = [...new Set(contracts)].map((contract) =>
    collectionKey({ blockchain: 'APTOS', contract }),
  )
  const rows = await database
    .selectFrom('collections')
    .select('id')
    .where('id', 'in', keys)
    .execute()
  return new Set(rows.map(({ id }) => readCollectionKey(id).contract))
}
