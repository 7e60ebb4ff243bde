import { callNode } from '@mintline/core'

/** Makes one JSON-RPC request to a node, for reads that its connection does not cover. */
export type NodeCall = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Creates the JSON-RPC function for a node. */
export function nodeCall(url: string, fetch: typeof globalThis.fetch): NodeCall {
  return (method, params) => callNode({ url, fetch }, method, params)
}
