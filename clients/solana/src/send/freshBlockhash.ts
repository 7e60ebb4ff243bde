import type { BlockhashWithExpiryBlockHeight, Connection } from '@solana/web3.js'
import { type AskOptions, askNode } from './askNode.ts'

/**
 * A blockhash that is not older than what is known already: a node that is behind is asked again.
 *
 * @param minContextSlot 0 = any node will do.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export function freshBlockhash(
  connection: Connection,
  minContextSlot: number,
  options: AskOptions,
): Promise<BlockhashWithExpiryBlockHeight> {
  const config = { commitment: 'confirmed', minContextSlot } as const
  const ask = async () => {
    const { context, value } = await connection.getLatestBlockhashAndContext(config)
    if (context.slot >= minContextSlot) return value
    throw new Error(`Node is behind by ${minContextSlot - context.slot} slots`)
  }
  return askNode('getLatestBlockhash', ask, options)
}
