import { boundedFetch } from '../async/boundedFetch.ts'
import { hideKeysIn } from '../errors/quotedText.ts'
import {
  type AnswerVerdict,
  type ExpectedChain,
  jsonRpcProtocol,
  type NodeProtocol,
} from './nodeProtocol.ts'

/** Milliseconds for which a failed node is asked last. */
const COOLDOWN = 30_000

/** How to ask candidates, and when to hedge with the next one. */
interface CandidateQuestion<Candidate, Answer> {
  /** Starts a request to a candidate; never rejects. */
  readonly ask: (candidate: Candidate) => Promise<Answer>
  readonly isGood: (answer: Answer) => boolean
  /** Milliseconds without a response before the next candidate is asked as well (hedged). */
  readonly patience: number
  /** Called with a candidate that did not respond in that time. */
  readonly onSilence: (candidate: Candidate) => void
}

/** Orders nodes so that working ones are asked first. */
class NodeOrder {
  private readonly urls: readonly string[]
  /** When each node, or each method on a node, returns to its place in the order. */
  private readonly demotedUntil = new Map<string, number>()

  /** @param urls Node URLs, best first. */
  constructor(urls: readonly string[]) {
    this.urls = urls
  }

  /** Returns the nodes in the order for a method: failed ones come last. */
  forMethod(method: string): string[] {
    const now = Date.now()
    const rest = (url: string) =>
      Math.max(
        this.demotedUntil.get(url) ?? 0,
        this.demotedUntil.get(methodKey(url, method)) ?? 0,
        now,
      )
    return [...this.urls].sort((one, other) => rest(one) - rest(other))
  }

  /** Demotes a node for a while; for one method only if it refused that method. */
  failed(url: string, refusedMethod?: string): void {
    const key = refusedMethod === undefined ? url : methodKey(url, refusedMethod)
    this.demotedUntil.set(key, Date.now() + COOLDOWN)
  }
}

/** Options for `fallbackFetch`. */
export interface FallbackFetchOptions {
  /** Skips nodes on any other chain, if they speak JSON-RPC. Default: not checked. */
  readonly chain?: ExpectedChain | undefined
  /** Default: JSON-RPC. */
  readonly protocol?: NodeProtocol | undefined
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** Milliseconds before a slow node's request is hedged with the next node. Default: 4 seconds. */
  readonly patience?: number | undefined
}

/** A node's response, or its error. */
interface NodeAnswer {
  readonly verdict: AnswerVerdict | 'other chain'
  readonly outcome: { readonly response: Response } | { readonly error: unknown }
}

/** Failures in order of relevance: passing ones come first. */
const FAILURES = ['busy', 'refused', 'other chain'] as const

/**
 * Creates a `fetch` with failover over several nodes, which returns the first good response.
 *
 * Asks the next node if one responds with 403, 429, 5xx or nothing usable, is unreachable, or takes too long; late
 * responses still count. Failed nodes are asked last for half a minute. If all fail, returns the failure most likely
 * to pass, from the best node that had it.
 *
 * Checks a node's chain together with its first request, whose response waits for the check. If no node is on the
 * right chain, only the request for the chain is answered, so that callers find out.
 *
 * @param urls http: or https: node URLs, best first; at least one. The protocol says where each gets a request.
 */
export function fallbackFetch(
  urls: readonly string[],
  {
    chain,
    protocol = jsonRpcProtocol(chain),
    fetch: unbounded = globalThis.fetch,
    patience = 4_000,
  }: FallbackFetchOptions = {},
): typeof globalThis.fetch {
  // Judging an answer reads it before its caller does.
  const fetch = boundedFetch(unbounded)
  urls.forEach(hideKeysIn)
  const order = new NodeOrder(urls)
  const isRightChain = chainCheck((url) => protocol.isRightChain(url, fetch))
  return async (input, init = {}) => {
    const requested = input instanceof Request ? input.url : String(input)
    const operation = protocol.operationOf(requested, init)
    const ask = async (url: string): Promise<NodeAnswer> => {
      try {
        const isRight = isRightChain(url)
        const response = await fetch(protocol.urlAt(url, requested), init)
        const verdict = await protocol.verdictOf(response)
        if (verdict !== 'good') {
          order.failed(url, verdict === 'refused' ? operation : undefined)
          return { verdict, outcome: { response } }
        }
        if (await isRight) return { verdict, outcome: { response } }
        order.failed(url)
        return otherChain(url, operation === protocol.chainOperation ? response : undefined)
      } catch (error) {
        if (!init.signal?.aborted) order.failed(url)
        return { verdict: 'busy', outcome: { error } }
      }
    }
    const answers = await askCandidates(order.forMethod(operation), {
      ask,
      isGood: ({ verdict }) => verdict === 'good',
      patience,
      onSilence: (url) => order.failed(url),
    })
    return settle(answers)
  }
}

/** @param response To the request for the chain; undefined = it was another request. */
function otherChain(url: string, response: Response | undefined): NodeAnswer {
  // Only the host, since the rest of the URL may contain a key.
  const error = new Error(`${new URL(url).host} serves another chain`)
  return { verdict: 'other chain', outcome: response ? { response } : { error } }
}

/** Returns the good response, which is last, or the most relevant failure. */
function settle(answers: readonly NodeAnswer[]): Response {
  const last = answers.at(-1)
  const relevant =
    last?.verdict === 'good'
      ? last
      : FAILURES.map((failure) => answers.find(({ verdict }) => verdict === failure)).find(Boolean)
  if (!relevant) throw new Error('no node is set up for this network')
  if ('error' in relevant.outcome) throw relevant.outcome.error
  return relevant.outcome.response
}

/** Checks once per node whether it serves a chain. Failed checks are not cached. */
function chainCheck(
  isRightChain: (url: string) => Promise<boolean>,
): (url: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  return (url) => {
    const check = known.get(url) ?? isRightChain(url)
    known.set(url, check)
    // Callers get the error; the node is asked again next time.
    check.catch(() => known.delete(url))
    return check
  }
}

function methodKey(url: string, method: string): string {
  return `${method} ${url}`
}

/**
 * Asks candidates in turn until a response is good, with hedging. Asks the next one if the last has failed or takes
 * too long; a late response still counts.
 *
 * @returns All responses up to the good one, which is last; if all candidates fail, their responses.
 */
function askCandidates<Candidate, Answer>(
  candidates: readonly Candidate[],
  { ask, isGood, patience, onSilence }: CandidateQuestion<Candidate, Answer>,
): Promise<readonly Answer[]> {
  return new Promise((resolve) => {
    const waiting = [...candidates]
    const answers: Answer[] = []
    let isOver = false
    const askNext = () => {
      const candidate = waiting.shift()
      if (candidate === undefined || isOver) return
      const timer = setTimeout(() => {
        onSilence(candidate)
        askNext()
      }, patience)
      void ask(candidate).then((answer) => {
        clearTimeout(timer)
        answers.push(answer)
        isOver ||= isGood(answer) || answers.length === candidates.length
        if (isOver) resolve([...answers])
        else askNext()
      })
    }
    askNext()
  })
}
