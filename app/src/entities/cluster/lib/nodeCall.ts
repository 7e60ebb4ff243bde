import { askNode, callNode } from '@mintline/core'
import type { z } from '#shared/lib/zod.ts'

/** Requests at a time: public nodes refuse more. */
export const CONCURRENT_READS = 4

/** Makes one JSON-RPC request to a node, for reads that its connection does not cover. */
export type NodeCall = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Creates the JSON-RPC function for a node. */
export function nodeCall(url: string, fetch: typeof globalThis.fetch): NodeCall {
  return (method, params) => callNode({ url, fetch }, method, params)
}

/** A request with the schema for its answer. */
interface NodeRequest<Answer> {
  readonly method: string
  readonly params: readonly unknown[]
  readonly schema: z.ZodMiniType<Answer>
}

/**
 * Sends a request to a node, without web3.js, and validates the answer.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export function readAnswer<Answer>(
  call: NodeCall,
  { method, params, schema }: NodeRequest<Answer>,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<Answer> {
  const ask = async () => {
    const { data, success } = schema.safeParse(await call(method, params))
    if (!success) throw new Error('its answer is malformed')
    return data
  }
  return askNode(method, ask, options)
}
