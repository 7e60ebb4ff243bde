import { parseJsonText } from '../text/parseJson.ts'
import { callNode, fieldOf, JsonRpcError } from './callNode.ts'
import { isTransient, statusOf } from './nodeFailure.ts'

/** Request format for a chain's nodes, for `fallbackFetch`. */
export interface NodeProtocol {
  /** Returns the URL for a request at a node. */
  urlAt(node: string, url: string): string
  /** Returns a request's operation. A node that refuses an operation is asked last for it, but not for others. */
  operationOf(url: string, init: RequestInit): string
  /** Judges a response. Reads a copy of its body, so that the response can still be read. */
  verdictOf(response: Response): Promise<AnswerVerdict>
  /** Checks whether a node serves the expected chain, with at most one request. */
  isRightChain(node: string, fetch: typeof globalThis.fetch): Promise<boolean>
  /** Operation that asks for a node's chain; undefined = any chain will do. */
  readonly chainOperation: string | undefined
}

/** A chain, identified by its nodes' answer. */
export interface ExpectedChain {
  /** JSON-RPC method without parameters that returns a node's chain, such as `eth_chainId`. */
  readonly method: string
  /** Its answer on the right chain. */
  readonly answer: unknown
}

/**
 * Verdict on an HTTP response. `good`: a real answer from the node, even a program's error. `busy`: may pass.
 * `refused`: permanent for this method.
 */
export type AnswerVerdict = 'good' | 'busy' | 'refused'

/** JSON-RPC codes for requests that another node may answer. */
const NOT_HERE: ReadonlySet<unknown> = new Set([
  -32010, // no index for these accounts
  -32601, // method disabled
])

/**
 * JSON-RPC over HTTP.
 *
 * @param chain Undefined = every node passes without a request.
 */
export function jsonRpcProtocol(chain: ExpectedChain | undefined): NodeProtocol {
  return {
    urlAt: (node) => node,
    operationOf: (_, { body }) => methodOf(body),
    verdictOf: answerVerdict,
    isRightChain: async (url, fetch) =>
      chain === undefined || (await callNode({ url, fetch }, chain.method, [])) === chain.answer,
    chainOperation: chain?.method,
  }
}

/** Returns a request's method; empty for a batch. */
function methodOf(body: RequestInit['body']): string {
  if (typeof body !== 'string') return ''
  try {
    const method = fieldOf(JSON.parse(body), 'method')
    return typeof method === 'string' ? method : ''
  } catch {
    return ''
  }
}

/** Judges a response. Reads a copy of its body, so that the response can still be read. */
async function answerVerdict(response: Response): Promise<AnswerVerdict> {
  const body = await response.clone().text()
  const { ok, status } = response
  if (!ok) return status === 429 || status >= 500 ? 'busy' : 'refused'
  const answer = parsed(body)
  if (Array.isArray(answer)) return 'good'
  const error = fieldOf(answer, 'error')
  if (error !== undefined && error !== null) return errorVerdict(new JsonRpcError(error))
  // Gateway pages and truncated responses have no result.
  return fieldOf(answer, 'result') === undefined ? 'busy' : 'good'
}

function errorVerdict(error: JsonRpcError): AnswerVerdict {
  if (isTransient(error) || statusOf(error) === 429) return 'busy'
  return statusOf(error) !== undefined || NOT_HERE.has(error.code) ? 'refused' : 'good'
}

function parsed(text: string): unknown {
  try {
    return parseJsonText(text)
  } catch {
    return undefined
  }
}
