import { askNodeOnce, callNode, fallbackFetch, isMintlineError } from '@mintline/core'
import type { Hex } from 'viem'

/** Asks a node of an EVM chain with a JSON-RPC method whose answer is hex. */
export function askEvmNode(
  urls: readonly [string, ...string[]],
  method: string,
  params: readonly unknown[],
): Promise<Hex> {
  const node = { url: urls[0], fetch: fallbackFetch(urls) }
  return askNodeOnce(method, () => callNode(node, method, params)) as Promise<Hex>
}

/**
 * Calls a contract without sending anything.
 *
 * @param from - whoever calls; by default nobody
 * @returns `0x` when there is no contract; undefined when it reverts
 */
export async function evmCall(
  urls: readonly [string, ...string[]],
  to: string,
  data: Hex,
  from?: string,
): Promise<Hex | undefined> {
  try {
    return await askEvmNode(urls, 'eth_call', [{ from, to, data }, 'latest'])
  } catch (error) {
    if (isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}
