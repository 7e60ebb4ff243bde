import type { CoinUnit } from '../amounts.ts'
import type { InputProblem } from '../errors/inputMessages.ts'
import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import { TermError } from '../errors/termError.ts'
import type { PlatformFee } from '../mint/platformFee.ts'
import type { Price } from '../mint/price.ts'
import type { FeeShare } from '../mint/splitFee.ts'
import type { DropItems, DropList, DropPhase, DropRoyalties, DropState } from './dropState.ts'

/**
 * A drop as its creator wants it, in the shape of `DropState`. Addresses are in the chain's format, times in Unix
 * seconds. A limit of 0 is unlimited.
 */
export interface DropTerms<Extras extends object = object> {
  readonly name: string
  /** On Aptos, the seed of the drop's address. */
  readonly symbol: string
  /** Empty where only the metadata document has one. */
  readonly description: string
  /** URI of the collection's metadata; empty = none. */
  readonly uri: string
  readonly items: DropItems
  readonly supply: {
    readonly maxItems: bigint
    /** In all phases together. */
    readonly maxPerWallet: bigint
  }
  /** In the chain's order; undefined = those on chain stay as they are. */
  readonly phases: readonly DropPhaseTerms[] | undefined
  /** Symbols and decimals of what phases are priced in, by currency id. */
  readonly currencies: ReadonlyMap<string, CoinUnit>
  readonly money: {
    /** Wallets that share the price less the platform fee. */
    readonly receivers: readonly FeeShare[]
    readonly platformFee: DropFeeTerms
    readonly royalties: DropRoyalties
  }
  readonly sale: {
    /** Undefined = as it is on chain; new drops are open. */
    readonly isPaused: boolean | undefined
    /** When all mints end; undefined = open end. */
    readonly endTime: bigint | undefined
  }
  /** Parts that only this chain has. */
  readonly extras: Extras
}

/** A drop's wanted platform fee; undefined recipients = as they are on chain. */
export type DropFeeTerms = PlatformFee & { readonly recipients: readonly FeeShare[] | undefined }

/** A wanted phase. */
export interface DropPhaseTerms
  extends Pick<
    DropPhase,
    'kind' | 'maxItems' | 'maxPerTransaction' | 'maxPerWallet' | 'isOpen' | 'price'
  > {
  /** Key of the phase on chain; undefined = it is found by its place or its start, or is new. */
  readonly key: string | undefined
  /** For people. Where a chain has room for names, an empty one stays as it is there. */
  readonly name: string
  /** Undefined = as on chain; a new phase starts when the one before ends, or at once. */
  readonly startTime: bigint | undefined
  /** Undefined = until the next phase starts, or open end. */
  readonly endTime: bigint | undefined
  readonly list: DropListTerms | undefined
}

/** A phase's wanted list. */
export type DropListTerms =
  /** Undefined entries = those on chain stay as they are. */
  | { readonly form: 'entries'; readonly entries: readonly DropListEntry[] | undefined }
  /** The root is 64 hex digits after `0x`. Undefined entries = only its publisher knows them. */
  | {
      readonly form: 'merkle'
      readonly root: string
      readonly entries?: readonly DropListEntry[] | undefined
    }

/** A listed wallet. */
export interface DropListEntry {
  readonly wallet: string
  /** 0 = unlimited. */
  readonly maxItems: bigint
  /** For one item; undefined = the phase's price. */
  readonly price: Price | undefined
}

/** What a contract without a platform fee takes. */
const NO_FEE = { type: 'percentage', valueBp: 0, recipients: undefined } as const

/**
 * Returns the terms that a drop on chain has, for adapters' `termsOf`.
 *
 * @param extras The adapter's part of the terms.
 */
export function termsOf<Extras extends object>(
  { name, symbol = '', description = '', uri, items, supply, phases, ...state }: DropState,
  extras: Extras,
): DropTerms<Extras> {
  const { currencies, money, sale } = state
  const { maxItems, maxPerWallet } = supply
  return {
    ...{ name, symbol, description, uri, items },
    supply: { maxItems, maxPerWallet },
    phases: phases.map(phaseTermsOf),
    currencies,
    money: { ...money, platformFee: money.platformFee ?? NO_FEE },
    sale,
    extras,
  }
}

/** Returns the terms that a phase on chain has; its name is empty if it is not there. */
export function phaseTermsOf({ minted: _, list, ...phase }: DropPhase): DropPhaseTerms {
  return { ...phase, name: phase.name ?? '', list: list && listTermsOf(list) }
}

function listTermsOf(list: DropList): DropListTerms {
  return list.form === 'entries' ? { form: 'entries', entries: undefined } : list
}

/** A rule that terms break. */
interface BrokenRule {
  /** Path in the terms. */
  readonly path: string
  readonly error: MintlineError
}

/** The times of a phase. */
type TimedPhase = Pick<DropPhaseTerms, 'startTime' | 'endTime'>

/**
 * Returns the rules that phases break where each follows the one before it: it starts later, and not before that one
 * ends. A first phase without a start may start at any time.
 *
 * @param hasEnds True if the chain's phases have ends of their own.
 */
export function brokenPhaseTimes(
  phases: readonly TimedPhase[],
  hasEnds: boolean,
): readonly BrokenRule[] {
  return phases.flatMap(({ startTime, endTime }, index): BrokenRule[] => {
    const before = phases[index - 1]
    const earliest =
      before?.endTime ?? (before?.startTime === undefined ? undefined : before.startTime + 1n)
    const opens = startTime ?? before?.endTime
    const path = `phases.${index}`
    const broken: BrokenRule[] = []
    if (before && opens === undefined) {
      const error = new TermError('PHASE_START_MISSING', { hasEnds })
      broken.push({ path: `${path}.startTime`, error })
    }
    if (startTime !== undefined && earliest !== undefined && startTime < earliest) {
      const error = new TermError('PHASE_START_TOO_EARLY', { earliest })
      broken.push({ path: `${path}.startTime`, error })
    }
    if (endTime !== undefined && opens !== undefined && endTime <= opens) {
      broken.push({ path: `${path}.endTime`, error: new TermError('PHASE_END_TOO_EARLY', {}) })
    }
    return broken
  })
}

/** Returns an error as a problem with a term. */
export function problemAt(path: string, { code, message }: MintlineError): InputProblem {
  return { path, code, message }
}

/** Returns what a check of a term throws as its problem; empty if it passes. */
export function problemsAt(path: string, check: () => unknown): InputProblem[] {
  try {
    check()
    return []
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return [problemAt(path, error)]
  }
}

/**
 * Returns the problems that a drop's own terms lack: what stays as it is on chain refuses no other change.
 *
 * @param own Problems with the terms that the drop has.
 */
export function newProblems<Problem extends InputProblem | BrokenRule>(
  wanted: readonly Problem[],
  own: readonly Problem[],
): readonly Problem[] {
  const textOf = (problem: Problem) =>
    `${problem.path} ${'error' in problem ? problem.error.message : problem.message}`
  const known = new Set(own.map(textOf))
  return wanted.filter((problem) => !known.has(textOf(problem)))
}
