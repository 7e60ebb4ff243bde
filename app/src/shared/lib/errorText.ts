import { asSentence } from '@mintline/core'
import { isLoadFailure } from './loadFailure.ts'

/** One sentence for a person about something thrown, with its stop. */
export function errorText(error: unknown): string {
  if (isLoadFailure(error)) {
    return 'A part of this page did not load. Check your connection, then reload the page.'
  }
  return error instanceof Error && error.message !== ''
    ? asSentence(error.message)
    : 'Something unexpected happened.'
}
