/** Activity kinds that the console shows. */
export const ACTIVITY_KINDS = ['mint', 'transfer', 'burn', 'sale'] as const

/** Activity kind. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** An event in an item's history. */
export interface Activity {
  readonly id: string
  readonly kind: ActivityKind
  /** Unix seconds. */
  readonly time: bigint
  /** The item's mint in base58; undefined = the server does not report it. */
  readonly mint: string | undefined
  /** Wallets in base58: minters have no `from`, burned items no `to`. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** Base units of the network's coin; undefined = not known, or paid in another currency. */
  readonly price: bigint | undefined
  /** Transaction signature in base58. */
  readonly transaction: string
}

/** A page with activities. */
export interface ActivityPage {
  /** Latest first. */
  readonly activities: readonly Activity[]
  /** Page token for the next page; undefined = there is none. */
  readonly next: string | undefined
}
