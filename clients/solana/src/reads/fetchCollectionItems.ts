import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchItems, type Item, type ItemsOptions } from './fetchItems.ts'
import { fetchMints } from './fetchMints.ts'

/**
 * All items of a collection with their metadata, in the order of their numbers.
 *
 * @param collection Its symbol, or any address of it: see `findDeployment`.
 * @throws Whatever `fetchMints` and `fetchItems` do.
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
