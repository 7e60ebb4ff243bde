import { withKind } from './kinds.ts'

interface UnsupportedTerm {
  /** Chains whose drops lack it: `Solana and Eclipse`. */
  chains: string
  /** The term with its article: `a limit for each transaction`. */
  term: string
  /** Advice: `limit the items of each phase instead`. Default: change or remove it. */
  advice?: string | undefined
}

/** Messages about a drop's wanted terms. */
export const TERM_MESSAGES = {
  TERM_NOT_SUPPORTED: withKind(
    'input',
    ({ chains, term, advice = 'change or remove it' }: UnsupportedTerm) =>
      `Drops on ${chains} cannot have ${term}: ${advice}`,
  ),
}
