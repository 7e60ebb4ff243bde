import { isMintlineError } from '@mintline/core'
import { nodeHosts } from './nodes.ts'

/** Why a node cannot be used at the moment. */
export type NodeFailure =
  /** No answer, or an unreadable one. */
  | 'silent'
  /** It refuses requests from here (401, 403) until its owner permits them. */
  | 'forbidden'
  /** It accepts no more requests for now (429). */
  | 'rate limited'

/** Returns the node failure behind a request's error. */
export function nodeFailureOf(error: unknown): NodeFailure {
  if (isMintlineError(error, 'NODE_FORBIDDEN')) return 'forbidden'
  return isMintlineError(error, 'NODE_RATE_LIMITED') ? 'rate limited' : 'silent'
}

/** Describes a network's nodes in a sentence, by host: `a.example limits requests (429)`. */
export function nodeProblem(urls: readonly string[], failure: NodeFailure): string {
  const hosts = nodeHosts(urls)
  const isOne = !hosts.includes(', ')
  switch (failure) {
    case 'silent':
      return isOne ? `${hosts} does not answer` : `None of these nodes answers: ${hosts}`
    case 'forbidden':
      return isOne
        ? `${hosts} refuses requests from here (403)`
        : `These nodes refuse requests from here (403): ${hosts}`
    case 'rate limited':
      return isOne ? `${hosts} limits requests (429)` : `These nodes limit requests (429): ${hosts}`
  }
}
