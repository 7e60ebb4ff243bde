import { type CoinSymbol, type CoinUnit, formatAmount, inCoin } from '../amounts/index.ts'

/** One problem in an input. */
export interface InputProblem {
  /** Location, by names and by indexes from 0: `royalties.creators.1.share`. */
  readonly path: string
  /** Code of the message, to branch on. */
  readonly code: string
  /** One sentence that a person can act on. */
  readonly message: string
  /** Name of the file with the problem. */
  readonly file?: string
  /** Line in that file, from 1. */
  readonly line?: number
}

/** Messages about the input of a call. */
export const INPUT_MESSAGES = {
  /** All problems of the input at once. */
  INPUT_INVALID: ({ problems }: { problems: readonly InputProblem[] }) =>
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
  FLAT_FEE_CLOSES_PHASE: ({ fee, price, coin }: FlatFeeAmounts) =>
    `Total fee exceeds the price amount: a flat fee of ${inCoin(fee, coin)} closes a phase at ${formatAmount(price, coin)}`,
}

/** A flat fee and a price in base units of a coin; undefined = the network is not known. */
export interface FlatFeeAmounts {
  fee: bigint
  price: bigint
  coin?: CoinSymbol | CoinUnit | undefined
}
