import { isMintlineError } from '@mintline/core'

/** What to tell a person of something thrown: our sentence, or what little is known. */
export function errorText(error: unknown): string {
  if (isMintlineError(error)) return error.message
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'Something unexpected happened.'
}
