import { isoText } from '../text/isoText.ts'
import { withKind } from './kinds.ts'

interface UnsupportedTerm {
  /** Chains whose drops lack it: `Solana and Eclipse`. */
  chains: string
  /** The term with its article: `a limit for each transaction`. */
  term: string
  /** Advice: `limit the items of each phase instead`. Default: change or remove it. */
  advice?: string | undefined
}

interface MissingStart {
  /** True if the end of the phase before would do. */
  hasEnds: boolean
}

interface EarlyStart {
  /** The first possible start in Unix seconds. */
  earliest: bigint
}

/** Messages about a drop's wanted terms. */
export const TERM_MESSAGES = {
  TERM_NOT_SUPPORTED: withKind(
    'input',
    ({ chains, term, advice = 'change or remove it' }: UnsupportedTerm) =>
      `Drops on ${chains} cannot have ${term}: ${advice}`,
  ),
  PHASE_START_MISSING: withKind('input', ({ hasEnds }: MissingStart) =>
    hasEnds ? 'Set the start, or the end of the phase before it' : 'Set the start of the phase',
  ),
  PHASE_START_TOO_EARLY: withKind(
    'input',
    ({ earliest }: EarlyStart) =>
      `Start it at ${isoText(earliest)} or later, after the phase before it`,
  ),
  PHASE_END_TOO_EARLY: withKind(
    'input',
    (_: Record<never, never>) => 'The phase ends before it starts',
  ),
}
