import { type AnswerVerdict, answerVerdict } from './answerVerdict.ts'
import { callNode } from './callNode.ts'
import { fieldOf } from './fieldOf.ts'

/** Form in which the nodes of a chain are asked, for `fallbackFetch`. */
export interface NodeProtocol {
  /** URL of a request at a node. */
  urlAt(node: string, url: string): string
  /** Operation of a request. A node that refuses it is asked last for it, and not for others. */
  operationOf(url: string, init: RequestInit): string
  /** Judges a response. Reads a copy of its body, so that the response can still be read. */
  verdictOf(response: Response): Promise<AnswerVerdict>
  /** Checks whether a node serves the expected chain, with one request at most. */
  isRightChain(node: string, fetch: typeof globalThis.fetch): Promise<boolean>
  /** Operation whose answer tells the chain of a node; undefined = any chain will do. */
  readonly chainOperation: string | undefined
}

/** A chain, by what its nodes answer. */
export interface ExpectedChain {
  /** JSON-RPC method without parameters that tells the chain of a node, such as `eth_chainId`. */
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

/** Method of a request; empty for a batch. */
function methodOf(body: RequestInit['body']): string {
  if (typeof body !== 'string') return ''
  try {
    const method = fieldOf(JSON.parse(body), 'method')
    return typeof method === 'string' ? method : ''
  } catch {
    return ''
  }
}
