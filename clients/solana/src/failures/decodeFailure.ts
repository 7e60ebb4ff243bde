import { CoreError, type MintlineError } from '@mintline/core'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { instructionFailure } from './instructionFailure.ts'
import { networkErrorSentence } from './networkErrors.ts'
import type { TransactionFailure } from './transactionFailure.ts'

/**
 * Turns a failure into an error with a message for a person: PROGRAM_ERROR for a known program,
 * CUSTOM_INSTRUCTION_ERROR for an unknown one, TRANSACTION_REFUSED for the network, CONFIRMATION_FAILED if the reason
 * is unknown.
 */
export function decodeFailure(failure: TransactionFailure): MintlineError {
  const { err, signature } = failure
  if (typeof err === 'string') {
    const reason = networkErrorSentence(err, undefined)
    return new SolanaClientError('TRANSACTION_REFUSED', { name: err, reason, signature })
  }
  const [entry] = Object.entries(err)
  if (entry === undefined) {
    return new CoreError('CONFIRMATION_FAILED', { hash: signature ?? '' }, { cause: err })
  }
  const [name, detail] = entry
  if (name === 'InstructionError') return instructionFailure(failure, detail)
  const account = accountOf(detail, failure)
  const reason = networkErrorSentence(name, account)
  return new SolanaClientError('TRANSACTION_REFUSED', { name, reason, signature })
}

/** Returns the account that an error names; undefined = it names none. */
function accountOf(
  detail: unknown,
  { message, loaded }: Pick<TransactionFailure, 'message' | 'loaded'>,
): string | undefined {
  if (typeof detail !== 'object' || detail === null || !('account_index' in detail))
    return undefined
  const { account_index: index } = detail
  if (typeof index !== 'number' || !message) return undefined
  const { writable = [], readonly = [] } = loaded ?? {}
  return [...message.staticAccountKeys, ...writable, ...readonly][index]?.toBase58()
}
