import { isMintlineError, nodeError } from '@mintline/core'
import { type Hex, isHex } from 'viem'
import { askNode } from './askNode.ts'
import type { AskedNode } from './nodeUrls.ts'

/**
 * Asks a node of an EVM chain with a JSON-RPC method whose answer is hex.
 *
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`; `NODE_REFUSED` also for an answer that is no hex
 */
export async function askEvmNode(
  node: AskedNode,
  method: string,
  params: readonly unknown[],
): Promise<Hex> {
  const answer = await askNode(node, method, params)
  if (!isHex(answer)) throw nodeError(method, new Error('its answer is no hex'))
  return answer
}

/**
 * Calls a contract without sending anything.
 *
 * @param from - whoever calls; by default nobody
 * @returns `0x` when there is no contract; undefined when it reverts, or the answer is no hex
 */
export async function evmCall(
  node: AskedNode,
  to: string,
  data: Hex,
  from?: string,
): Promise<Hex | undefined> {
  try {
    return await askEvmNode(node, 'eth_call', [{ from, to, data }, 'latest'])
  } catch (error) {
    if (isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}
