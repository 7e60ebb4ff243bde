/** Row counts for a database. Activities follow from the others: three per item. */
export interface Scale {
  /** Name of the cached folder. */
  readonly name: string
  readonly items: number
  readonly orders: number
  readonly wallets: number
  /** Collections besides the large ones, which hold a fifth of all items. */
  readonly collections: number
  /** Marketplace users. */
  readonly users: number
  readonly likes: number
  readonly followings: number
  readonly notifications: number
}

/** The size at which speed is promised. */
export const FULL: Scale = {
  name: 'full',
  items: 1_000_000,
  orders: 300_000,
  wallets: 100_000,
  collections: 5_000,
  users: 100_000,
  likes: 1_000_000,
  followings: 500_000,
  notifications: 1_000_000,
}

/** A hundredth of that, to test the benchmark itself. */
export const SMALL: Scale = {
  name: 'small',
  items: 10_000,
  orders: 3_000,
  wallets: 1_000,
  collections: 50,
  users: 1_000,
  likes: 10_000,
  followings: 5_000,
  notifications: 10_000,
}

const LARGE = 5

/** Returns each collection's item count, the large ones first. */
export function sizesOf({ items, collections }: Scale): number[] {
  const large = items / 5 / LARGE
  const small = (items - large * LARGE) / collections
  return [...Array<number>(LARGE).fill(large), ...Array<number>(collections).fill(small)]
}
