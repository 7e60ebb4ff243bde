import { isMintlineError } from '@mintline/core'
import { isLoadFailure } from './loadFailure.ts'

/** One sentence for a person about something thrown. */
export function errorText(error: unknown): string {
  if (isMintlineError(error)) return error.message
  if (isLoadFailure(error)) {
    return 'A part of this page did not load. Check your connection, then reload the page.'
  }
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'Something unexpected happened.'
}
