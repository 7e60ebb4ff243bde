import { type CoinSymbol, type CoinUnit, formatAmount, inCoin } from '../amounts.ts'
import { withKind } from './kinds.ts'

/** One problem in an input. */
export interface InputProblem {
  /** Path of names and indexes from 0: `royalties.creators.1.share`. */
  readonly path: string
  /** Message code, to branch on. */
  readonly code: string
  /** One sentence that a person can act on. */
  readonly message: string
  /** File with the problem. */
  readonly file?: string
  /** Line in that file, from 1. */
  readonly line?: number
}

/** Messages about a call's input. */
export const INPUT_MESSAGES = {
  /** All problems in the input at once. */
  INPUT_INVALID: withKind('input', ({ problems }: { problems: readonly InputProblem[] }) =>
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
  ),
  /** For a symbol, name, URI or metadata field. */
  TEXT_INVALID: withKind('input', ({ character }: InvalidText) =>
    character === undefined
      ? 'The text starts or ends with white space: remove it'
      : `The text has the invisible character ${codePointOf(character)}: type it again instead of pasting it`,
  ),
  FLAT_FEE_CLOSES_PHASE: ({ fee, price, coin }: FlatFeeAmounts) =>
    `Total fee exceeds the price amount: a flat fee of ${inCoin(fee, coin)} closes a phase at ${formatAmount(price, coin)}`,
}

interface InvalidText {
  text: string
  /** The first invisible character; undefined = only white space at an end. */
  character?: string | undefined
}

/** A flat fee and a price in a coin's base units. `coin` is undefined if the network is unknown. */
export interface FlatFeeAmounts {
  fee: bigint
  price: bigint
  coin?: CoinSymbol | CoinUnit | undefined
}

/** Returns a character's code point: `U+202E`. */
function codePointOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}
