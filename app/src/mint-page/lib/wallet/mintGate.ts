import type { ClaimRestriction, MintlineError } from '@mintline/core'

/** What is known about whether a mint can be sent. */
export interface MintFacts {
  /** Why nothing can be sent from here; undefined = it can. */
  notReady: string | undefined
  /** Undefined while it is asked for. */
  restriction: ClaimRestriction | undefined
  /** Lamports of the wallet; undefined while they are not known. */
  balance: bigint | undefined
  /** Lamports that it takes in all; undefined while it is simulated. */
  cost: bigint | undefined
  /** Why it would fail now; undefined where it would not. */
  wouldFail: MintlineError | undefined
}

/** Whether a mint can be sent. */
export type MintGate =
  | { status: 'checking' }
  | { status: 'open' }
  /** Items can be minted, but not by this wallet now; said elsewhere, with what to do. */
  | { status: 'restricted' }
  /** The wallet holds too little, by so many lamports. */
  | { status: 'short'; missing: bigint }
  /** The simulation failed. */
  | { status: 'would-fail'; error: MintlineError }
  | { status: 'not-ready'; reason: string }

/** Whether a mint can be sent, and what stands in its way first. */
export function mintGate(facts: MintFacts): MintGate {
  const { notReady, restriction, balance, cost, wouldFail } = facts
  if (notReady !== undefined) return { status: 'not-ready', reason: notReady }
  if (restriction?.type === 'restricted') return { status: 'restricted' }
  if (balance !== undefined && cost !== undefined && cost > balance) {
    return { status: 'short', missing: cost - balance }
  }
  if (wouldFail) return { status: 'would-fail', error: wouldFail }
  if (!restriction || cost === undefined) return { status: 'checking' }
  return { status: 'open' }
}
