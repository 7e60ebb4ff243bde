import type { MintlineError } from '../errors/mintlineError.ts'

/** A reason for not simulating a phase's first mint. */
export type NotSimulated =
  | 'nodeCannot'
  /** Its list is not in the terms. */
  | 'listElsewhere'
  | 'startsLater'
  /** The node cannot simulate transactions that are still to be sent. */
  | 'notSentYet'
  | 'isPaused'
  /** The price is more than the wallet holds. */
  | 'fundsTooLow'
  /** It does not fit one transaction with the steps before it. */
  | 'tooLarge'
  /** The first wallet of its list has minted all its items. */
  | 'listMinted'
  | 'pricedInToken'
  /** Its terms are locked, and there is no room for an open copy of the phase. */
  | 'phasesLocked'

/** A phase's first mint, simulated on the state that a plan leaves. */
export interface FirstMintTrial {
  /** The phase's name or number. */
  readonly phase: string
  /** Undefined = it can be minted, or was not simulated. */
  readonly refusal?: MintlineError | undefined
  /** Undefined = it was simulated. */
  readonly notSimulated?: NotSimulated | undefined
}

/** Returns phases that are still open after a time in Unix seconds, and so have a first mint ahead. */
export function phasesOpenAfter<Phase extends { readonly closing: bigint | undefined }>(
  phases: readonly Phase[],
  time: bigint,
): Phase[] {
  return phases.filter(({ closing }) => closing === undefined || closing > time)
}
