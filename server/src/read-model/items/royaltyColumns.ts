import { type Share, sharesOf } from '../ids/shares.ts'

/** Columns of items, joined with collections, that tell royalties. */
export const ROYALTY_COLUMNS = [
  'items.royalty_accounts as own_royalty_accounts',
  'items.royalty_shares as own_royalty_shares',
  'collections.royalty_accounts',
  'collections.royalty_shares',
] as const

/** Values of these columns. */
export interface RoyaltyColumns {
  /** Null = the royalties of its collection are the item's. */
  readonly own_royalty_accounts: readonly Buffer[] | null
  readonly own_royalty_shares: readonly number[] | null
  /** Null where the collection itself is not known yet. */
  readonly royalty_accounts: readonly Buffer[] | null
  readonly royalty_shares: readonly number[] | null
}

/** Royalties of an item: its own, otherwise those of its collection. */
export function royaltiesOf(columns: RoyaltyColumns): Share[] {
  const { own_royalty_accounts: own, own_royalty_shares: shares } = columns
  return own
    ? sharesOf(own, shares ?? [])
    : sharesOf(columns.royalty_accounts ?? [], columns.royalty_shares ?? [])
}
