import type { Output } from './output.ts'

/** The place for questions, and the end of one that nobody answers any more. */
export interface Terminal {
  readonly output: Output
  readonly signal: AbortSignal
}

/** A question for a text. */
export interface TextQuestion {
  readonly message: string
  /** Stands for an empty answer. Default: the empty text. */
  readonly standard?: string
  /** The problem with an answer, in a sentence; undefined where there is none. */
  readonly problemOf?: (answer: string) => string | undefined
}

/** A question for one of several, of which the first is proposed. */
export interface Choice {
  readonly message: string
  readonly labels: readonly string[]
}
