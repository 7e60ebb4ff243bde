import { connectAptos, nodesFetch, requestNode } from '@mintline/aptos/reads'
import { askNodeOnce, nodeError } from '@mintline/core'
import type { z } from 'zod'
import { abortable } from '../abortable.ts'

/** A question to the REST interface of a node. */
export interface Question<Answer> {
  /** Endpoint, for errors: `transactions`. */
  readonly method: string
  /** Below the URL of the node; empty = the ledger. */
  readonly path: string
  readonly shape: z.ZodType<Answer>
  /** Version that the node has to have when it answers. Default: any. */
  readonly since?: number
}

/** Requests to the nodes of an Aptos network. Each is sent once: whoever follows the network asks again later. */
export interface AptosNode {
  /** URL of the first node. */
  readonly url: string
  /**
   * @throws NODE_NOT_AVAILABLE also where the node lags behind; NODE_REFUSED also for an answer of another shape;
   *   NODE_RATE_LIMITED, NODE_FORBIDDEN, or the reason of the signal.
   */
  ask<Answer>(question: Question<Answer>): Promise<Answer>
}

/** Nodes of a network, and how to ask them. */
export interface AptosNodeOptions {
  /** http: or https: URLs with the version of the API, `https://…/v1`, best first. */
  readonly urls: readonly [string, ...string[]]
  readonly signal: AbortSignal
}

/** Creates the requests to the nodes of a network. */
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

/** The reason to refuse an answer of another shape. */
export function malformed(cause: unknown): Error {
  return new Error('its answer is malformed', { cause })
}
