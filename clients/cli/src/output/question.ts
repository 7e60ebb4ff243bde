import type { Output } from './output.ts'

/** Destination of questions, and the signal that ends them. */
export interface Terminal {
  readonly output: Output
  readonly signal: AbortSignal
}

/** A question for text. */
export interface TextQuestion {
  readonly message: string
  /** Replaces an empty answer. Default: the empty text. */
  readonly standard?: string
  /** The problem of an answer, in a sentence; undefined where there is none. */
  readonly problemOf?: (answer: string) => string | undefined
}

/** A question with several choices, of which the first is the default. */
export interface Choice {
  readonly message: string
  readonly labels: readonly string[]
}
