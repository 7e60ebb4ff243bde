import { numberToHex } from 'viem'
import type { EvmConnection } from './connection.ts'

/** Methods whose last parameter is the block to read: the latest, unless it is named. */
const OF_A_BLOCK: ReadonlySet<string> = new Set([
  'eth_call',
  'eth_estimateGas',
  'eth_getBalance',
  'eth_getCode',
])

/**
 * Creates a connection whose reads see the state after a block, for example with one's own transaction. A node that
 * does not have it yet is retried.
 */
export function asOf(connection: EvmConnection, block: bigint): EvmConnection {
  const { client } = connection
  const tag = numberToHex(block)
  const ask = client.request as (args: NodeRequest, options?: unknown) => Promise<unknown>
  const request = ({ method, params }: NodeRequest, options?: unknown) => {
    const isOpen = OF_A_BLOCK.has(method) && (params?.[1] ?? 'latest') === 'latest'
    return ask({ method, params: isOpen ? [params?.[0], tag] : params }, options)
  }
  return { ...connection, client: { ...client, request } as EvmConnection['client'] }
}

interface NodeRequest {
  readonly method: string
  readonly params?: readonly unknown[] | undefined
}
