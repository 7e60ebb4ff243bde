import type { FirstMintTrial, NotSimulated } from '@mintline/core/drop'
import { CommandError } from '../errors/commandError.ts'

/** Reasons for not simulating a phase's first mint, in words that follow "because". */
const REASONS: Readonly<Record<NotSimulated, string>> = {
  nodeCannot: 'the node cannot simulate it',
  listElsewhere: 'its list is not in the config',
  startsLater: 'the phase starts later',
  notSentYet: 'the node cannot simulate what is not sent yet',
  isPaused: 'the drop is paused',
  fundsTooLow: 'the price is more than the wallet holds',
  tooLarge: 'it does not fit one transaction with what comes before it',
  listMinted: 'the first wallet of its list has minted all its items',
  pricedInToken: 'it is paid in a token',
  phasesLocked: 'its terms are locked, and there is no room for an open copy of the phase',
}

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
      : [`first mint of ${phase}: not simulated, because ${REASONS[reason]}`],
  )
}
