import { numberToHex } from 'viem'
import type { EvmConnection } from './connection.ts'

/** Methods that end with the block to read: the latest, unless it is named. */
const OF_A_BLOCK: ReadonlySet<string> = new Set([
  'eth_call',
  'eth_estimateGas',
  'eth_getBalance',
  'eth_getCode',
])

/**
 * A connection whose reads see the state after a block, such as that of an own transaction: a node that does not have it
 * yet is asked again until it has.
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
