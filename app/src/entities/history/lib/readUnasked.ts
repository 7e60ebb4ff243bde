/** Most items that are read one by one without being asked to: each may take a request. */
const MOST_UNASKED = 50n

/** True if a collection has so few items that a page reads each of them unasked. */
export function isReadUnasked(issued: bigint): boolean {
  return issued <= MOST_UNASKED
}
