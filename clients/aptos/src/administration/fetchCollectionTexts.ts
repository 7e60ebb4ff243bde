import type { AskOptions } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchCollection } from '../drop/fetchCollection.ts'
import type { DropTerms } from './dropTerms.ts'

/** Texts of a collection that stay as they were at its creation. */
export type CollectionTexts = Pick<DropTerms, 'collectionDescription' | 'collectionUri'>

/**
 * Fetches the texts of a collection.
 *
 * @throws The errors of `fetchCollection`.
 */
export async function fetchCollectionTexts(
  connection: AptosConnection,
  collection: string,
  options: AskOptions = {},
): Promise<CollectionTexts> {
  const { description, uri } = await fetchCollection(connection, collection, options)
  return { collectionDescription: description, collectionUri: uri }
}
