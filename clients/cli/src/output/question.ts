import type { Output } from './output.ts'

/** Where questions go, and the signal that ends them. */
export interface Terminal {
  readonly output: Output
  readonly signal: AbortSignal
}

/** A question for text. */
export interface TextQuestion {
  readonly message: string
  /** Replaces an empty answer. Default: the empty text. */
  readonly standard?: string
  /** Returns what is wrong with an answer, in a sentence; undefined if it is valid. */
  readonly problemOf?: (answer: string) => string | undefined
}

/** A question with several choices; the first is the default. */
export interface Choice {
  readonly message: string
  readonly labels: readonly string[]
}
