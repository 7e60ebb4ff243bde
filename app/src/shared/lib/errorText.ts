import { asSentence, isMintlineError, withoutKeys } from '@mintline/core'
import { plainText } from './plainText.ts'

/** Matches text for machines, such as a JSON-RPC answer inside a web3.js error. */
const MACHINE_TEXT = /[{[]\s*"|<\/?[a-z]/i

/** Formats a thrown value as one readable sentence with its full stop. */
export function errorText(error: unknown): string {
  if (isLoadFailure(error)) {
    return 'A part of this page did not load. Check your connection, then reload the page.'
  }
  const text = error instanceof Error ? withoutKeys(error.message) : ''
  const isForMachines = !isMintlineError(error) && MACHINE_TEXT.test(text)
  if (text === '' || isForMachines) return 'Something unexpected happened.'
  return asSentence(plainText(text))
}

/** Messages from browsers, and from Vite for style sheets, when a part of the page fails to load. */
const LOAD_FAILURES = [
  /^Failed to fetch dynamically imported module/i,
  /^error loading dynamically imported module/i,
  /^Importing a module script failed/i,
  /^Unable to preload CSS/i,
]

/**
 * Returns true if a part of the page failed to load: without a connection, or after a new version was published.
 * Browsers cache the failure for the page's lifetime, so only a reload helps.
 */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURES.some((message) => message.test(error.message))
}
