import { becomesPublic, PHASE_TYPES, type PhaseType } from '@mintline/core'
import type { Output } from '../output/output.ts'
import { usageError } from './optionValues.ts'

/** A phase's types before and after a command. */
interface PhaseTypes {
  /** Undefined = the phase is new. */
  readonly before?: PhaseType | undefined
  readonly after: PhaseType
}

/**
 * Warns that nobody pays a price given for a phase with a list.
 *
 * @param price Undefined = none is given.
 * @throws USAGE_INVALID if a phase becomes public without a price
 */
export function checkPhasePrice(
  output: Output,
  price: string | undefined,
  { before, after }: PhaseTypes,
): void {
  // A forgotten price must not give items away.
  if (becomesPublic(before, after) && price === undefined) {
    throw usageError('--price is required for a public phase; --price 0 makes it free')
  }
  if (PHASE_TYPES[after].isListed && price !== undefined) {
    output.warn(
      'Nobody pays --price in a phase with a list: each wallet pays the price of its own entry',
    )
  }
}
