import { type AnswerVerdict, answerVerdict } from './answerVerdict.ts'
import { callNode } from './callNode.ts'
import { fieldOf } from './fieldOf.ts'

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
