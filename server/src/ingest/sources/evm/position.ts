import { fieldOf } from '@mintline/core'

/** Progress of reading an EVM chain, as in the cursor. */
export interface EvmPosition {
  readonly chainId: number
  /** Hash of block 0; tells the chain from others with its id, which local networks get with each start. */
  readonly genesisHash: string
  /** The last block that was read; one before the first block to read where there is none. */
  readonly block: number
  /** The first block to read, where the settings leave it open. */
  readonly first?: number
}

/** True for a position that this version wrote. */
export function isEvmPosition(value: unknown): value is EvmPosition {
  return (
    typeof fieldOf(value, 'chainId') === 'number' && typeof fieldOf(value, 'block') === 'number'
  )
}
