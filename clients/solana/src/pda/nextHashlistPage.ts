import { HASHLIST_PAGE_SIZE } from '../limits.ts'

/** Returns the next item's hashlist page, given how many items are issued. */
export function nextHashlistPage(issued: bigint): number {
  return Number(issued / BigInt(HASHLIST_PAGE_SIZE))
}
