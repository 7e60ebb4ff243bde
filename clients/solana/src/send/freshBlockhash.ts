import { type AskOptions, askNode } from '@mintline/core'
import type { BlockhashWithExpiryBlockHeight, Connection } from '@solana/web3.js'
import { assertReached } from './reachSlot.ts'

interface BlockhashOptions extends AskOptions {
  /** Whether it will do: where it does not, the node is given time for another one. Default: any will. */
  readonly isUnused?: ((blockhash: BlockhashWithExpiryBlockHeight) => boolean) | undefined
}

/**
 * A blockhash that is not older than what is known already: a node that is behind is asked again.
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
