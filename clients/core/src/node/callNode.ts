import { boundedFetch } from '../async/boundedFetch.ts'
import { parseJsonText } from '../text/parseJson.ts'

/** A node and its transport. */
export interface NodeAddress {
  readonly url: string
  readonly fetch: typeof fetch
}

/** Characters kept from an error response. More than messages quote, since half a key would not be redacted. */
const MAX_DETAIL = 2_000

/** A node's refusal. */
export class JsonRpcError extends Error {
  /** JSON-RPC code or the chain's own; undefined = none. */
  readonly code: number | undefined
  /** Error data, such as a contract's revert data; undefined = none. */
  readonly data: unknown

  /** @param error The node's error object. */
  constructor(error: unknown, options?: ErrorOptions) {
    const [message, code] = [fieldOf(error, 'message'), fieldOf(error, 'code')]
    super(typeof message === 'string' ? message : 'the node refused without a reason', options)
    this.name = 'JsonRpcError'
    this.code = typeof code === 'number' ? code : undefined
    this.data = fieldOf(error, 'data')
  }
}

/**
 * Sends one JSON-RPC request over HTTP.
 *
 * @throws An error that starts with the status of an unsuccessful response, JsonRpcError if the node refuses, and
 * errors from `fetch`.
 */
export async function callNode(
  node: NodeAddress,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> {
  return complete(resultOf(await post(node, { jsonrpc: '2.0', id: 1, method, params }, signal)))
}

/**
 * Sends several JSON-RPC requests for one method in one HTTP request.
 *
 * @param calls Parameters for each request; empty = nothing is sent.
 * @returns Results in request order.
 * @throws Errors as from `callNode`, for the first request that the node refuses or leaves out.
 */
export async function callNodeBatch(
  node: NodeAddress,
  method: string,
  calls: readonly (readonly unknown[])[],
  signal?: AbortSignal,
): Promise<unknown[]> {
  if (calls.length === 0) return []
  const answer = await post(
    node,
    calls.map((params, id) => ({ jsonrpc: '2.0', id, method, params })),
    signal,
  )
  if (!Array.isArray(answer)) {
    // A refusal of the whole batch is a single error.
    resultOf(answer)
    throw new Error('its answer to a batch is none')
  }
  const answers = new Map(answer.map((one: unknown) => [fieldOf(one, 'id'), one]))
  return calls.map((_, id) => {
    if (!answers.has(id))
      throw new Error(`its answer to request ${id} of ${calls.length} is missing`)
    return complete(resultOf(answers.get(id)))
  })
}

async function post(
  { url, fetch }: NodeAddress,
  request: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await boundedFetch(fetch)(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  })
  const body = await response.text()
  if (!response.ok) {
    const { status, statusText } = response
    throw new Error(`${status} ${statusText}: ${body.slice(0, MAX_DETAIL)}`)
  }
  return parseJsonText(body)
}

function resultOf(answer: unknown): unknown {
  const error = fieldOf(answer, 'error')
  if (error !== undefined && error !== null) throw new JsonRpcError(error)
  return fieldOf(answer, 'result')
}

/** Throws for a missing result: JSON-RPC sends null for nothing. */
function complete(result: unknown): unknown {
  if (result === undefined) throw new Error('its answer is incomplete')
  return result
}

/** Returns a field from a node's answer; undefined if missing. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const field: unknown = Reflect.get(value, name)
  return field
}
