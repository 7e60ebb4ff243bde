import { asSentence, isMintlineError } from '@mintline/core'
import { isLoadFailure } from './loadFailure.ts'
import { plainText } from './plainText.ts'

/** Text of machines for machines, such as an answer of JSON-RPC inside an error of web3.js. */
const MACHINE_TEXT = /[{[]\s*"|<\/?[a-z]/i

/** One sentence for a person about something thrown, with its stop. */
export function errorText(error: unknown): string {
  if (isLoadFailure(error)) {
    return 'A part of this page did not load. Check your connection, then reload the page.'
  }
  const text = error instanceof Error ? error.message : ''
  const isForMachines = !isMintlineError(error) && MACHINE_TEXT.test(text)
  if (text === '' || isForMachines) return 'Something unexpected happened.'
  return asSentence(plainText(text))
}
