import { fieldOf } from './answers.ts'
import { type AnswerVerdict, answerVerdict } from './answerVerdict.ts'
import { askCandidates } from './askCandidates.ts'
import { chainCheck } from './chainCheck.ts'
import { NodeOrder } from './nodeOrder.ts'

/** Options of `fallbackFetch`. */
export interface FallbackFetchOptions {
  /** Base58; nodes of any other chain are passed over. Undefined = not checked. */
  readonly genesisHash?: string | undefined
  /** Default: that of the platform. */
  readonly fetch?: typeof fetch | undefined
  /** Milliseconds that a node may take before the next one is asked beside it. Default: 4 seconds. */
  readonly patience?: number | undefined
}

/** The answer of one node, or what was thrown instead. */
interface NodeAnswer {
  readonly verdict: AnswerVerdict | 'other chain'
  readonly outcome: { readonly response: Response } | { readonly error: unknown }
}

/** Failures in the order in which they are worth telling: first those that may pass. */
const FAILURES = ['busy', 'refused', 'other chain'] as const

/**
 * A `fetch` for JSON-RPC that asks the first of several nodes that works: for `rpcReadConnection`, and
 * for the `Connection` of web3.js, whose websocket stays with the url that it was made with.
 *
 * The next node is asked where one answers 403, 429, 5xx or nothing usable, cannot be reached, or is
 * silent; what a silent one answers later still counts. Nodes that failed are asked last for half a
 * minute. Where all fail, the failure comes back that is most likely to pass, of the best node that had
 * it.
 *
 * The chain of a node is asked for together with its first request, whose answer waits for it. Where no
 * node is of the right chain, `getGenesisHash` alone is answered, so that callers find out.
 *
 * @param urls http: or https: addresses of nodes, best first; at least one. They replace the url of the
 * request.
 */
export function fallbackFetch(
  urls: readonly string[],
  { genesisHash, fetch = globalThis.fetch, patience = 4_000 }: FallbackFetchOptions = {},
): typeof globalThis.fetch {
  const order = new NodeOrder(urls)
  const isRightChain = chainCheck(genesisHash, fetch)
  return async (_, init = {}) => {
    const method = methodOf(init.body)
    const ask = async (url: string): Promise<NodeAnswer> => {
      try {
        const chain = isRightChain(url)
        const response = await fetch(url, init)
        const verdict = await answerVerdict(response)
        if (verdict !== 'good') {
          order.failed(url, verdict === 'refused' ? method : undefined)
          return { verdict, outcome: { response } }
        }
        if (await chain) return { verdict, outcome: { response } }
        order.failed(url)
        return otherChain(url, method, response)
      } catch (error) {
        if (!init.signal?.aborted) order.failed(url)
        return { verdict: 'busy', outcome: { error } }
      }
    }
    const answers = await askCandidates(order.forMethod(method), {
      ask,
      isGood: ({ verdict }) => verdict === 'good',
      patience,
      onSilence: (url) => order.failed(url),
    })
    return settle(answers)
  }
}

function otherChain(url: string, method: string, response: Response): NodeAnswer {
  // The host alone: the rest of the url may hold a key.
  const error = new Error(`${new URL(url).host} serves another chain`)
  return {
    verdict: 'other chain',
    outcome: method === 'getGenesisHash' ? { response } : { error },
  }
}

/** The good answer, which is the last; else the failure that is most worth telling. */
function settle(answers: readonly NodeAnswer[]): Response {
  const last = answers.at(-1)
  const told =
    last?.verdict === 'good'
      ? last
      : FAILURES.map((failure) => answers.find(({ verdict }) => verdict === failure)).find(Boolean)
  if (!told) throw new Error('no node is set up for this network')
  if ('error' in told.outcome) throw told.outcome.error
  return told.outcome.response
}

/** Method of a request; empty for several in one. */
function methodOf(body: RequestInit['body']): string {
  if (typeof body !== 'string') return ''
  try {
    const method = fieldOf(JSON.parse(body), 'method')
    return typeof method === 'string' ? method : ''
  } catch {
    return ''
  }
}
