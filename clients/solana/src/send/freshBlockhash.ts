import { type AskOptions, askNode } from '@mintline/core'
import type { BlockhashWithExpiryBlockHeight, Connection } from '@solana/web3.js'
import { assertReached } from './reachSlot.ts'

interface BlockhashOptions extends AskOptions {
  /** True if the blockhash can be used; if not, the node is given time for another one. Default: any can. */
  readonly isUnused?: ((blockhash: BlockhashWithExpiryBlockHeight) => boolean) | undefined
}

/**
 * Fetches a blockhash that is no older than a known slot, with retries for a lagging node.
 *
 * @param minContextSlot 0 = any node will do.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export function freshBlockhash(
  connection: Connection,
  minContextSlot: number,
  { isUnused = () => true, ...options }: BlockhashOptions,
): Promise<BlockhashWithExpiryBlockHeight> {
  const config = { commitment: 'confirmed', minContextSlot } as const
  const ask = async () => {
    const { context, value } = await connection.getLatestBlockhashAndContext(config)
    assertReached(context.slot, minContextSlot)
    if (!isUnused(value))
      throw new Error('Node is behind: it has no blockhash but one that was used')
    return value
  }
  return askNode('getLatestBlockhash', ask, options)
}
