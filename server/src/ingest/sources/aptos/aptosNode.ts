import { connectAptos, nodesFetch, requestNode } from '@mintline/aptos/reads'
import { askNodeOnce, nodeError } from '@mintline/core'
import type { z } from 'zod'

/** A request to a node's REST API. */
export interface Question<Answer> {
  /** Endpoint, for errors: `transactions`. */
  readonly method: string
  /** Path below the node's URL; empty = the ledger. */
  readonly path: string
  readonly shape: z.ZodType<Answer>
  /** Version that the node must have when it answers. Default: any. */
  readonly since?: number
}

/** Requests to an Aptos network's nodes. Each is sent once: whoever follows the network retries later. */
export interface AptosNode {
  /** The first node's URL. */
  readonly url: string
  /**
   * @throws NODE_NOT_AVAILABLE, also if the node lags behind; NODE_REFUSED, also for a malformed answer;
   *   NODE_RATE_LIMITED, NODE_FORBIDDEN, or the signal's reason.
   */
  ask<Answer>(question: Question<Answer>): Promise<Answer>
}

/** A network's nodes and how to call them. */
export interface AptosNodeOptions {
  /** http: or https: URLs with the API version, `https://…/v1`, best first. */
  readonly urls: readonly [string, ...string[]]
  readonly signal: AbortSignal
}

/** Creates a client for a network's nodes. */
export function aptosNode({ urls, signal }: AptosNodeOptions): AptosNode {
  const fetch = abortable(nodesFetch(urls, { chainId: undefined }), signal)
  const { url } = connectAptos(urls[0])
  return {
    url,
    ask: async ({ method, path, shape, since = 0 }) => {
      const confirmed = { version: BigInt(since) }
      const ask = () => requestNode<unknown>({ url, fetch, confirmed }, { path })
      const { data, error } = shape.safeParse(await askNodeOnce(method, ask, { signal }))
      if (error) throw nodeError(method, malformed(error))
      return data as never
    },
  }
}

/** Creates the reason for refusing a malformed answer. */
export function malformed(cause: unknown): Error {
  return new Error('its answer is malformed', { cause })
}

/**
 * Makes requests abort with a shared signal, besides their own. Each gets a fresh combined signal: `fetch` leaves
 * listeners on its signal until garbage collection, and they would pile up on one that lives as long as the process.
 */
export function abortable(
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): typeof globalThis.fetch {
  return (input, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal]
    return fetch(input, { ...init, signal: AbortSignal.any(signals) })
  }
}
