import { fieldOf } from '@mintline/core'

/** Progress of reading an Aptos network, as stored in the cursor. */
export interface AptosPosition {
  /** Devnet gets another one with each reset; local networks always have the same. */
  readonly chainId: number
  /** Last version read; one before the first version to read if none was read. */
  readonly version: number
  /** Its transaction hash, 0x and hex, which identifies the network together with its id; null = none was read. */
  readonly hash: string | null
}

/** Returns true for a position that this server version wrote. */
export function isAptosPosition(value: unknown): value is AptosPosition {
  return (
    typeof fieldOf(value, 'chainId') === 'number' && typeof fieldOf(value, 'version') === 'number'
  )
}
