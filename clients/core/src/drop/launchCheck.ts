import type { MintlineError } from '../errors/mintlineError.ts'
import { asSentence } from '../errors/quotedText.ts'
import { type DropSale, dropStatus } from './dropStatus.ts'

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

/** The same in words that follow "because". */
export const NOT_SIMULATED: Readonly<Record<NotSimulated, string>> = {
  nodeCannot: 'the node cannot simulate it',
  listElsewhere: 'its list is not at hand',
  startsLater: 'the phase starts later',
  notSentYet: 'the node cannot simulate what is not sent yet',
  isPaused: 'the drop is paused',
  fundsTooLow: 'the price is more than the wallet holds',
  tooLarge: 'it does not fit one transaction with what comes before it',
  listMinted: 'the first wallet of its list has minted all its items',
  pricedInToken: 'it is paid in a token',
  phasesLocked: 'its terms are locked, and there is no room for an open copy of the phase',
}

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

/** A drop on chain, as far as a launch check has looked at it. */
export interface LaunchFacts {
  readonly sale: DropSale
  /** Chain time in Unix seconds. */
  readonly now: bigint
  /** Simulated first mints by wallets that may mint. */
  readonly firstMints: readonly FirstMintTrial[]
  /** Simulated mints by wallets that are not listed, in the phases that have a list. */
  readonly strangers: readonly FirstMintTrial[]
  /** What collectors load: the metadata document, its picture, lists, a share card. */
  readonly documents: readonly LaunchDocument[]
}

/** Something that mints need, such as what collectors load. */
export interface LaunchDocument {
  /** Its name, such as "Picture". */
  readonly name: string
  /** What to do about it, as one sentence; undefined = it loads. */
  readonly problem?: string | undefined
  /** What is so without a problem, as one sentence. Default: "Loads." */
  readonly fine?: string | undefined
}

/** One line of a launch check. */
export interface LaunchCheck {
  /** What was looked at, such as "Friends, for a wallet on its list". */
  readonly subject: string
  /** `open` = it could not be checked. */
  readonly status: 'fine' | 'problem' | 'open'
  /** One sentence: what is so, or what to do. */
  readonly text: string
}

/** Checks that a drop can be shared: when it sells, who can mint, and that everything loads. Problems come first. */
export function checkLaunch(facts: LaunchFacts): readonly LaunchCheck[] {
  const checks = [
    saleCheck(facts),
    ...facts.firstMints.map(firstMintCheck),
    ...facts.strangers.map(strangerCheck),
    ...facts.documents.map(documentCheck),
  ]
  const of = (status: LaunchCheck['status']) => checks.filter((check) => check.status === status)
  return [...of('problem'), ...of('open'), ...of('fine')]
}

function saleCheck({ sale, now }: LaunchFacts): LaunchCheck {
  const subject = 'Times'
  const fine = (text: string): LaunchCheck => ({ subject, status: 'fine', text })
  const problem = (text: string): LaunchCheck => ({ subject, status: 'problem', text })
  const status = dropStatus(sale, now)
  switch (status.status) {
    case 'open':
      return fine('A phase is open.')
    case 'upcoming':
      return fine('The next phase opens by itself.')
    case 'phase-sold-out':
      return status.next === undefined
        ? problem('The open phases are sold out, and none follows: raise a limit, or add a phase.')
        : fine('The open phases are sold out, and the next one opens by itself.')
    case 'sold-out':
      return problem('All items are minted: raise the supply first.')
    case 'ended':
      return problem('All phases are over: extend one, or add another.')
    case 'paused':
    case 'closed':
      return problem('The drop is switched off: switch a phase on.')
    case 'no-phase':
    case 'not-deployed':
      return problem('Nobody can mint yet: add a phase.')
  }
}

function firstMintCheck({ phase: subject, refusal, notSimulated }: FirstMintTrial): LaunchCheck {
  if (refusal) return { subject, status: 'problem', text: asSentence(refusal.message) }
  if (notSimulated === undefined) return { subject, status: 'fine', text: 'Can mint.' }
  return { subject, status: 'open', text: `Not tried: ${NOT_SIMULATED[notSimulated]}.` }
}

function strangerCheck({ phase: subject, refusal, notSimulated }: FirstMintTrial): LaunchCheck {
  if (refusal) return { subject, status: 'fine', text: 'Is turned away.' }
  if (notSimulated !== undefined) return firstMintCheck({ phase: subject, notSimulated })
  return { subject, status: 'problem', text: 'Can mint: choose a list, or make the phase public.' }
}

function documentCheck({ name: subject, problem, fine = 'Loads.' }: LaunchDocument): LaunchCheck {
  return problem === undefined
    ? { subject, status: 'fine', text: fine }
    : { subject, status: 'problem', text: problem }
}
