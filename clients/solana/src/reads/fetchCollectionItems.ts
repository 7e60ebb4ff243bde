import { fetchItems, type Item, type ItemsOptions } from './fetchItems.ts'
import { fetchMints } from './fetchMints.ts'
import type { ReadConnection } from './readConnection.ts'

/**
 * All items of a collection with their metadata, in the order of their numbers.
 *
 * @param deployment Address of the deployment.
 * @throws Whatever `fetchMints` and `fetchItems` do.
 */
export async function fetchCollectionItems(
  connection: ReadConnection,
  deployment: string,
  options: ItemsOptions = {},
): Promise<Item[]> {
  const { onProgress: _, ...quiet } = options
  const listed = await fetchMints(connection, deployment, quiet)
  const mints = listed.map(({ mint }) => mint)
  return fetchItems(connection, mints, options)
}
