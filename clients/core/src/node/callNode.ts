import { fieldOf } from './fieldOf.ts'
import { JsonRpcError } from './jsonRpcError.ts'

/** A node and its transport. */
export interface NodeAddress {
  readonly url: string
  readonly fetch: typeof fetch
}

/** Characters of an error response that are quoted in the error. */
const MAX_DETAIL = 200

/**
 * Makes one JSON-RPC request over HTTP.
 *
 * @throws An error that starts with the status of a response without success, JsonRpcError where the node refuses, and
 * what `fetch` throws.
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
