import type { ShownItem } from './shownItem.ts'

/** A mint that was pending when the page was closed, as the page shows it, on any chain. */
export type OpenMintFacts =
  | { status: 'none' }
  | { status: 'resolving'; wait: string }
  /** The outcome is not known yet. */
  | {
      status: 'unknown'
      error: unknown
      hashes: readonly string[]
      retry: () => void
      dismiss: () => void
    }
  | {
      status: 'resolved'
      outcome: OpenMintOutcome
      items: readonly ShownItem[]
      hashes: readonly string[]
      dismiss: () => void
    }

/** The outcome of a pending mint. */
export interface OpenMintOutcome {
  kind: 'success' | 'warn' | 'error'
  /** `it is confirmed` */
  title: string
  text: string
}
