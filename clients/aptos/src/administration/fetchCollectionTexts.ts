import type { AskOptions } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchCollection } from '../drop/fetchCollection.ts'
import type { DropTerms } from './dropTerms.ts'

/** A collection's texts, fixed when it was created. */
export type CollectionTexts = Pick<DropTerms, 'collectionDescription' | 'collectionUri'>

/**
 * Fetches a collection's description and URI.
 *
 * @throws The same errors as `fetchCollection`.
 */
export async function fetchCollectionTexts(
  connection: AptosConnection,
  collection: string,
  options: AskOptions = {},
): Promise<CollectionTexts> {
  const { description, uri } = await fetchCollection(connection, collection, options)
  return { collectionDescription: description, collectionUri: uri }
}
