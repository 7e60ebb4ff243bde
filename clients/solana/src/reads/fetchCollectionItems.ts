import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchItems, type Item, type ItemsOptions } from './fetchItems.ts'
import { fetchMints } from './fetchMints.ts'

/**
 * Fetches all items in a collection with their metadata, by number.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws What `fetchMints` and `fetchItems` throw.
 */
export async function fetchCollectionItems(
  connection: ReadConnection,
  collection: string,
  options: ItemsOptions = {},
): Promise<Item[]> {
  const { onProgress: _, ...quiet } = options
  const listed = await fetchMints(connection, collection, quiet)
  const mints = listed.map(({ mint }) => mint)
  return fetchItems(connection, mints, options)
}
