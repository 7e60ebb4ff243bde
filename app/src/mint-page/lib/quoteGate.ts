import {
  type ClaimRestriction,
  isMintlineError,
  isNodeError,
  type MintlineError,
} from '@mintline/core'
import { type MintGate, shortOf } from './mintGate.ts'

/** Facts about a mint whose simulation reports what the wallet lacks. */
interface QuoteFacts {
  /** Why nothing can be sent from here; undefined = it can. */
  notReady: string | undefined
  restriction: ClaimRestriction
  /** The estimate; undefined while it is being made. */
  cost: { readonly shortfall: MintlineError | undefined } | undefined
  /** The simulation's error; null = none so far. */
  error: Error | null
}

/** Returns the first obstacle to sending a mint; `open` if there is none. */
export function quoteGate({ notReady, restriction, cost, error }: QuoteFacts): MintGate {
  if (notReady !== undefined) return { status: 'not-ready', reason: notReady }
  if (restriction.type === 'restricted') {
    return { status: 'would-fail', error: new Error(restriction.reason) }
  }
  const shortfall = cost?.shortfall
  if (shortfall) return shortOf(shortfall)
  // A refusal by the contract; unreachable nodes are shown elsewhere.
  if (error && isMintlineError(error) && !isNodeError(error)) return { status: 'would-fail', error }
  return cost ? { status: 'open' } : { status: 'checking' }
}
