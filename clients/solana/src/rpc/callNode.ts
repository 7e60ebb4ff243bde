import { fieldOf } from './answers.ts'
import { JsonRpcError } from './jsonRpcError.ts'

/** A node, and how it is reached. */
export interface NodeAddress {
  readonly url: string
  readonly fetch: typeof fetch
}

/** Characters of an answer without success that are repeated in the error. */
const MAX_DETAIL = 200

/**
 * What a node answers to one request of JSON-RPC over HTTP.
 *
 * @throws An error that starts with the status where it is no success, JsonRpcError where the node
 * refuses, and what `fetch` throws.
 */
export async function callNode(
  { url, fetch }: NodeAddress,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const body = await response.text()
  if (!response.ok) {
    const { status, statusText } = response
    throw new Error(`${status} ${statusText}: ${body.slice(0, MAX_DETAIL)}`)
  }
  const answer: unknown = JSON.parse(body)
  const error = fieldOf(answer, 'error')
  if (error !== undefined && error !== null) throw new JsonRpcError(error)
  return fieldOf(answer, 'result')
}
