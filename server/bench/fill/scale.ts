/** Numbers of rows to fill a database with. Activities follow from the others: three for each item. */
export interface Scale {
  /** Name of the folder that is kept. */
  readonly name: string
  readonly items: number
  readonly orders: number
  readonly wallets: number
  /** Collections besides the large ones, which hold a fifth of all items. */
  readonly collections: number
  /** Of the marketplace. */
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

/** A hundredth of it, to try the benchmark itself. */
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

/** Number of items of each collection, the large ones first. */
export function sizesOf({ items, collections }: Scale): number[] {
  const large = items / 5 / LARGE
  const small = (items - large * LARGE) / collections
  return [...Array<number>(LARGE).fill(large), ...Array<number>(collections).fill(small)]
}
