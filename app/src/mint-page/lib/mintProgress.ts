/** A mint's progress as the page shows it, on any chain. */
export interface MintProgressFacts {
  /** Current activity. */
  sentence: string
  /** Further explanation; undefined = none. */
  note: string | undefined
  steps: readonly MintStep[]
  /** Index of the current step, from 0. */
  current: number
  /** Transactions sent so far, in order. */
  hashes: readonly string[]
  /** True once the mint itself was sent: from then on it is stored on every chain, and found after a reload. */
  isSent: boolean
}

/** A step in a mint. */
export interface MintStep {
  name: string
  /** `in your wallet`, `sent`, `confirmed`; undefined = its sign says enough. */
  state?: string | undefined
}

/** Sentences about a mint that all chains share. */
export const SENTENCES = {
  checking: 'Checking the drop.',
  sent: 'Sent. Waiting for the network to confirm it.',
  'reading items': 'Confirmed. Reading your items.',
} as const
