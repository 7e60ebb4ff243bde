import { asSentence, isMintlineError } from '@mintline/core'

/** Exit code if a person can fix it: with other options, settings or surroundings. */
const REFUSED = 2
/** Exit code for an interrupted command. */
export const INTERRUPTED = 130

/**
 * Reports the error that ends a command, and sets its exit code: expected errors are one sentence on standard error;
 * anything else is a defect and keeps its stack trace.
 */
export function reportError(error: unknown): void {
  console.error(isMintlineError(error) ? asSentence(error.message) : error)
  process.exitCode = exitCodeOf(error)
}

function exitCodeOf(error: unknown): number {
  if (!isMintlineError(error)) return 1
  return error.kind === 'interrupted' ? INTERRUPTED : REFUSED
}
