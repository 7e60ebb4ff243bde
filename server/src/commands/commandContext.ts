/** A command's context, besides its arguments. */
export interface CommandContext {
  /** Ends the command, which then throws the signal's reason. */
  readonly signal: AbortSignal
  /** Shows progress to somebody who waits. */
  readonly tell: (sentence: string) => void
}
