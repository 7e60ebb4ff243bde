import { LARGEST_PAGE } from '#entities/indexer/model/largestPage.ts'

/** Maximum requests to a server for a list of collections. */
const MOST_REQUESTS = 20

/**
 * Returns true if a server can provide the collections' sales in few requests.
 *
 * @param issued Items minted, for each collection.
 */
export function isServerAsked(issued: readonly bigint[]): boolean {
  const page = BigInt(LARGEST_PAGE)
  const requests = issued.reduce((sum, items) => sum + (items + page - 1n) / page, 0n)
  return requests <= BigInt(MOST_REQUESTS)
}
