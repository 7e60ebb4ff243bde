import { HASHLIST_PAGE_SIZE } from '../limits.ts'

/** The hashlist page that the next item goes to, from the number of items issued so far. */
export function nextHashlistPage(issued: bigint): number {
  return Number(issued / BigInt(HASHLIST_PAGE_SIZE))
}
