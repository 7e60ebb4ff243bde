import { HASHLIST_PAGE_SIZE } from '../limits.ts'

/** The hashlist page of the next item, from the number of issued items. */
export function nextHashlistPage(issued: bigint): number {
  return Number(issued / BigInt(HASHLIST_PAGE_SIZE))
}
