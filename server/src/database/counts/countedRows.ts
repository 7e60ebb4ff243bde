/** An item and its collection. */
export interface CountedItem {
  readonly item: Buffer
  readonly collection: Buffer
}

/** A wallet and an item that it may hold. */
export interface CountedHolder extends CountedItem {
  readonly owner: Buffer
}

/** Rows that a transaction is about to change and that collections count. */
export interface CountedRows {
  /** Items that are created or removed, or whose `deleted`, `creators`, `traits` or `sell_order` changes. */
  readonly items?: readonly CountedItem[]
  /** Created items that are known not to exist before. */
  readonly newItems?: readonly CountedItem[]
  /** Wallets that gain or lose all copies of an item. */
  readonly holders?: readonly CountedHolder[]
}

/** Returns the rows' collections by hex key, deduplicated, in locking order. */
export function collectionsOf({
  items = [],
  newItems = [],
  holders = [],
}: CountedRows): ReadonlyMap<string, Buffer> {
  const keys = [...items, ...newItems, ...holders].map(({ collection }) => collection)
  return new Map(keys.sort(Buffer.compare).map((key) => [key.toString('hex'), key]))
}
