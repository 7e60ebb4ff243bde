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

/** Latest time that a `Date` holds, in Unix seconds. */
const LAST_DATE = 8_640_000_000_000n

/** Formats Unix seconds as ISO in UTC; times that no `Date` holds as a number. */
function isoText(unixSeconds: bigint): string {
  if (unixSeconds > LAST_DATE) return `${unixSeconds}`
  return new Date(Number(unixSeconds) * 1_000).toISOString().replace('.000Z', 'Z')
}
