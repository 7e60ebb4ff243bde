/** An item and its collection. */
export interface CountedItem {
  readonly item: Buffer
  readonly collection: Buffer
}

/** A wallet with holdings in a collection. */
export interface CountedHolder {
  readonly owner: Buffer
  readonly collection: Buffer
}

/** Rows that count for their collections and that a transaction is about to change. */
export interface CountedRows {
  /** Items that are made or removed, or whose `deleted`, `traits` or `sell_order` changes. */
  readonly items?: readonly CountedItem[]
  /** Items that are made, where it is known that there are none of them before. */
  readonly newItems?: readonly CountedItem[]
  /** Wallets that get, or lose, holdings in a collection. */
  readonly holders?: readonly CountedHolder[]
}

/** The collections of rows by their keys in hex, each once, in the order in which they are locked. */
export function collectionsOf({
  items = [],
  newItems = [],
  holders = [],
}: CountedRows): ReadonlyMap<string, Buffer> {
  const keys = [...items, ...newItems, ...holders].map(({ collection }) => collection)
  return new Map(keys.sort(Buffer.compare).map((key) => [key.toString('hex'), key]))
}
