import { asSentence, isMintlineError, withoutKeys } from '@mintline/core'
import { isLoadFailure } from './loadFailure.ts'
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
