import { fieldOf } from '@mintline/core'

/** Progress of reading an EVM chain, as stored in the cursor. */
export interface EvmPosition {
  readonly chainId: number
  /**
   * Block 0's hash, which identifies the chain together with its id. Local networks get another one with each start.
   */
  readonly genesisHash: string
  /** Last block read; one before the first block to read if none was read. */
  readonly block: number
  /** First block to read, if the settings do not name it. */
  readonly first?: number
}

/** Returns true for a position that this version wrote. */
export function isEvmPosition(value: unknown): value is EvmPosition {
  return (
    typeof fieldOf(value, 'chainId') === 'number' && typeof fieldOf(value, 'block') === 'number'
  )
}
