/** Parts that a command is given besides its arguments. */
export interface CommandContext {
  /** Ends it, with the error that it is to throw as its reason. */
  readonly signal: AbortSignal
  /** Shows progress to somebody who waits. */
  readonly tell: (sentence: string) => void
}
