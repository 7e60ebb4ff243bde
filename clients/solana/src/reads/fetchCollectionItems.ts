import { fetchItems, type Item, type ItemsQuery } from './fetchItems.ts'
import { fetchMints } from './fetchMints.ts'
import type { ReadConnection } from './readConnection.ts'

/** Whose items to read, and what of them. */
export interface CollectionItemsQuery extends Omit<ItemsQuery, 'mints'> {
  /** Address of the deployment. */
  readonly deployment: string
}

/**
 * All items of a collection with their metadata, in the order of their numbers.
 *
 * @throws Whatever `fetchMints` and `fetchItems` do.
 */
export async function fetchCollectionItems(
  connection: ReadConnection,
  { deployment, ...query }: CollectionItemsQuery,
): Promise<Item[]> {
  const { onProgress: _, ...options } = query
  const listed = await fetchMints(connection, { deployment, ...options })
  return fetchItems(connection, { ...query, mints: listed.map(({ mint }) => mint) })
}
