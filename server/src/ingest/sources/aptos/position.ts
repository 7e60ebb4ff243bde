import { fieldOf } from '@mintline/core'

/** Progress of reading an Aptos network, as in the cursor. */
export interface AptosPosition {
  /** Devnet has another one after each reset, local networks always the same. */
  readonly chainId: number
  /** The last version that was read; one before the first version to read where there is none. */
  readonly version: number
  /** Hash of its transaction, 0x and hex, which tells the network from others with its id; null = none was read. */
  readonly hash: string | null
}

/** True for a position that this version of the server wrote. */
export function isAptosPosition(value: unknown): value is AptosPosition {
  return (
    typeof fieldOf(value, 'chainId') === 'number' && typeof fieldOf(value, 'version') === 'number'
  )
}
