import { type Share, sharesOf } from '../ids/shares.ts'

/** Royalty columns of items, joined with collections. */
export const ROYALTY_COLUMNS = [
  'items.royalty_accounts as own_royalty_accounts',
  'items.royalty_shares as own_royalty_shares',
  'collections.royalty_accounts',
  'collections.royalty_shares',
] as const

/** These columns' values. */
export interface RoyaltyColumns {
  /** Null = the item uses its collection's royalties. */
  readonly own_royalty_accounts: readonly Buffer[] | null
  readonly own_royalty_shares: readonly number[] | null
  /** Null if the collection is not indexed yet. */
  readonly royalty_accounts: readonly Buffer[] | null
  readonly royalty_shares: readonly number[] | null
}

/** Returns an item's own royalties, or else its collection's. */
export function royaltiesOf(columns: RoyaltyColumns): Share[] {
  const { own_royalty_accounts: own, own_royalty_shares: shares } = columns
  return own
    ? sharesOf(own, shares ?? [])
    : sharesOf(columns.royalty_accounts ?? [], columns.royalty_shares ?? [])
}
