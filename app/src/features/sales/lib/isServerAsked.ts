import { LARGEST_PAGE } from '#entities/indexer/model/largestPage.ts'

/** Most requests to a server for a list of collections. */
const MOST_REQUESTS = 20

/**
 * True if a server tells the sales of collections in few requests.
 *
 * @param issued Items that each collection has minted.
 */
export function isServerAsked(issued: readonly bigint[]): boolean {
  const page = BigInt(LARGEST_PAGE)
  const requests = issued.reduce((sum, items) => sum + (items + page - 1n) / page, 0n)
  return requests <= BigInt(MOST_REQUESTS)
}
