import { type FirstMintTrial, NOT_SIMULATED, type NotSimulated } from '@mintline/core/drop'
import { CommandError } from '../errors/commandError.ts'

/** A phase's first mint in a launch report. */
export interface FirstMintReport {
  readonly phase: string
  readonly simulated: boolean
  /** Why it was not simulated; absent if it was. */
  readonly reason?: NotSimulated
}

/**
 * Reports simulated first mints.
 *
 * @throws FIRST_MINT_REFUSED for the first phase in which nobody could mint.
 */
export function reportFirstMints(trials: readonly FirstMintTrial[]): FirstMintReport[] {
  return trials.map(({ phase, refusal, notSimulated: reason }) => {
    if (refusal) {
      const context = { phase, reason: refusal.message }
      throw new CommandError('FIRST_MINT_REFUSED', context, { cause: refusal })
    }
    return reason === undefined ? { phase, simulated: true } : { phase, simulated: false, reason }
  })
}

/** Formats a line for each first mint that was not simulated. */
export function describeFirstMints(reports: readonly FirstMintReport[]): string[] {
  return reports.flatMap(({ phase, reason }) =>
    reason === undefined
      ? []
      : [`first mint of ${phase}: not simulated, because ${NOT_SIMULATED[reason]}`],
  )
}
