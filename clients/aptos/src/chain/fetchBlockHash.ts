import type { AskOptions } from '@mintline/core/node'
import { askNode } from './askNode.ts'
import type { AptosConnection } from './connection.ts'

/**
 * Fetches a block's hash, 32 bytes as 0x and hex.
 *
 * @param height From 0, the genesis.
 * @throws NODE_REFUSED if there is no such block yet.
 * @throws NODE_NOT_AVAILABLE, or the signal's reason.
 */
export async function fetchBlockHash(
  connection: AptosConnection,
  height: bigint,
  options: AskOptions = {},
): Promise<string> {
  const request = { method: 'blocks/by_height', path: `blocks/by_height/${height}` }
  const { block_hash } = await askNode<{ readonly block_hash: string }>(
    connection,
    request,
    options,
  )
  return block_hash
}
