import { asSentence, isMintlineError } from '@mintline/core'

/** Exit code where a person can make it run: by other options, settings or surroundings. */
const REFUSED = 2
/** Exit code of a command that was told to end. */
export const INTERRUPTED = 130

/**
 * Ends a command with an error, once its work is done: expected ones are one sentence on the standard error; anything
 * else is a defect and needs its stack trace.
 */
export function reportError(error: unknown): void {
  console.error(isMintlineError(error) ? asSentence(error.message) : error)
  process.exitCode = exitCodeOf(error)
}

function exitCodeOf(error: unknown): number {
  if (isMintlineError(error, 'INTERRUPTED')) return INTERRUPTED
  return isMintlineError(error) ? REFUSED : 1
}
