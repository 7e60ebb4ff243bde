import { dropStatus } from '@mintline/core/drop'
import { type CollectionInfo, collectionSale } from '@mintline/solana'
import { compare } from '#shared/ui/table/rowFinder.ts'

/** Sort orders for collections, and their names. */
export const COLLECTION_ORDERS = {
  name: 'Name',
  minted: 'Most minted',
  open: 'Open first',
} as const

/** A sort order for collections. */
export type CollectionOrder = keyof typeof COLLECTION_ORDERS

/** A collection filter and sort order. */
export interface Arrangement {
  /** Part of a name, symbol or address; blank = all. */
  readonly text: string
  readonly order: CollectionOrder
  /** Chain time in unix seconds; undefined = not known yet, so that none counts as open. */
  readonly now: bigint | undefined
}

/** People expect Drop 2 before Drop 10, and no difference between a and A. */
const NATURAL = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Returns collections that match a text, sorted; ties by name, then by symbol. */
export function arrangeCollections(
  collections: readonly CollectionInfo[],
  { text, order, now }: Arrangement,
): CollectionInfo[] {
  const wanted = text.trim().toLowerCase()
  const found = collections.filter(({ editions, symbol, metadata }) =>
    [metadata.collectionBaseName, symbol, editions].some((one) =>
      one.toLowerCase().includes(wanted),
    ),
  )
  const rank = rankIn(order, now)
  return found.sort((a, b) => compare(rank(b), rank(a)) || byName(a, b))
}

/** Sums the items minted in all collections. */
export function totalMinted(collections: readonly CollectionInfo[]): bigint {
  return collections.reduce((sum, { numberOfTokensIssued }) => sum + numberOfTokensIssued, 0n)
}

/** Returns the number by which an order sorts collections, highest first. */
function rankIn(order: CollectionOrder, now: bigint | undefined): (one: CollectionInfo) => bigint {
  switch (order) {
    case 'name':
      return () => 0n
    case 'minted':
      return ({ numberOfTokensIssued }) => numberOfTokensIssued
    case 'open':
      return (one) =>
        now !== undefined && dropStatus(collectionSale(one), now).status === 'open' ? 1n : 0n
  }
}

function byName(a: CollectionInfo, b: CollectionInfo): number {
  const names = NATURAL.compare(a.metadata.collectionBaseName, b.metadata.collectionBaseName)
  return names || NATURAL.compare(a.symbol, b.symbol)
}
