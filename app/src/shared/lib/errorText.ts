import { asSentence, isMintlineError, withoutKeys } from '@mintline/core'
import { isLoadFailure } from './loadFailure.ts'
import { plainText } from './plainText.ts'

/** Text for machines, such as a JSON-RPC answer inside an error of web3.js. */
const MACHINE_TEXT = /[{[]\s*"|<\/?[a-z]/i

/** A thrown value as one readable sentence with its full stop. */
export function errorText(error: unknown): string {
  if (isLoadFailure(error)) {
    return 'A part of this page did not load. Check your connection, then reload the page.'
  }
  const text = error instanceof Error ? withoutKeys(error.message) : ''
  const isForMachines = !isMintlineError(error) && MACHINE_TEXT.test(text)
  if (text === '' || isForMachines) return 'Something unexpected happened.'
  return asSentence(plainText(text))
}
