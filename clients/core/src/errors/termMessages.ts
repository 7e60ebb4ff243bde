import { withKind } from './kinds.ts'

interface UnsupportedTerm {
  /** Chains whose drops lack it: `Solana and Eclipse`. */
  chains: string
  /** The term with its article: `a limit for each transaction`. */
  term: string
}

/** Messages about a drop's wanted terms. */
export const TERM_MESSAGES = {
  TERM_NOT_SUPPORTED: withKind(
    'input',
    ({ chains, term }: UnsupportedTerm) =>
      `Drops on ${chains} cannot have ${term}: change or remove it`,
  ),
}
