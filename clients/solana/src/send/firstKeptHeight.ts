import { isNodeError, isTransientNodeError } from '@mintline/core'
import type { Connection } from '@solana/web3.js'

/** Asks a node once, without retries, and throws as `askNodeOnce` does. */
export type AskOnce = <Answer>(method: string, request: () => Promise<Answer>) => Promise<Answer>

/**
 * Returns the height of the oldest block that a node stores: anything earlier is unknown there. Undefined = the node
 * does not tell.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED
 */
export async function firstKeptHeight(
  connection: Connection,
  ask: AskOnce,
): Promise<number | undefined> {
  try {
    const slot = await ask('getFirstAvailableBlock', () => connection.getFirstAvailableBlock())
    const block = await ask('getBlock', () =>
      connection.getBlock(slot, {
        transactionDetails: 'none',
        rewards: false,
        maxSupportedTransactionVersion: 0,
      }),
    )
    return heightOf(block)
  } catch (error) {
    // A block may be pruned between the two requests.
    if (!isNodeError(error) || isTransientNodeError(error)) throw error
    return undefined
  }
}

/** web3.js's types omit the height. Blocks without one are as old as the network. */
function heightOf(block: object | null): number | undefined {
  if (block === null) return undefined
  return 'blockHeight' in block && typeof block.blockHeight === 'number' ? block.blockHeight : 0
}
