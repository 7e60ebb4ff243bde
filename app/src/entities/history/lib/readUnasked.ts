/** Most items that are read one by one without a request from the person: each may take a request to the node. */
const MOST_UNASKED = 50n

/** Returns true if a collection has so few items that a page reads each of them automatically. */
export function isReadUnasked(issued: bigint): boolean {
  return issued <= MOST_UNASKED
}
