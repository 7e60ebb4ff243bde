import type { AskOptions } from '@mintline/core'
import type { BlockhashWithExpiryBlockHeight, Connection } from '@solana/web3.js'
import { askForState, type StateConfig } from '../rpc/askForState.ts'

interface BlockhashOptions extends AskOptions {
  /** True if the blockhash can be used; if not, the node gets time to produce another one. Default: any can. */
  readonly isUnused?: ((blockhash: BlockhashWithExpiryBlockHeight) => boolean) | undefined
}

/**
 * Fetches a blockhash that is no older than a known slot, with retries for a lagging node.
 *
 * @param minContextSlot 0 = any node will do.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function freshBlockhash(
  connection: Connection,
  minContextSlot: number,
  { isUnused = () => true, ...options }: BlockhashOptions,
): Promise<BlockhashWithExpiryBlockHeight> {
  const ask = async (at: StateConfig) => {
    const config = { commitment: 'confirmed', ...at } as const
    const { context, value } = await connection.getLatestBlockhashAndContext(config)
    if (!isUnused(value))
      throw new Error('Node is behind: it has no blockhash but one that was used')
    return { context, value }
  }
  const asked = { ...options, minContextSlot }
  return (await askForState(connection, 'getLatestBlockhash', ask, asked)).value
}
