import { fieldOf } from '@mintline/core'

/** Last transaction read from the list of an address. */
export interface ListPosition {
  readonly slot: number
  /** The last transaction that is in; undefined = all up to the slot are. */
  readonly signature?: string
}

/** Progress of reading a cluster, as in the cursor. */
export interface SolanaPosition {
  /** Base58; tells the cluster from others, which local networks get with each start. */
  readonly genesisHash: string
  /** Slot up to which transactions were found to be final. */
  readonly finalSlot: number
  /** By the address of each program. */
  readonly lists: Readonly<Record<string, ListPosition>>
}

/** Before the first transaction. */
export const START: ListPosition = { slot: -1 }

/** True for a position that this version wrote. */
export function isSolanaPosition(value: unknown): value is SolanaPosition {
  return typeof fieldOf(value, 'genesisHash') === 'string' && fieldOf(value, 'lists') !== undefined
}
