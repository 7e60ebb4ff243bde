import { CoreError, type MintlineError } from '@mintline/core'
import type { LoadedAddresses, TransactionError, VersionedMessage } from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { instructionFailure } from './instructionFailure.ts'
import { networkErrorSentence } from './networkErrors.ts'

/** A transaction that failed, simulated or on chain. */
export interface TransactionFailure {
  /** As the node tells it. */
  readonly err: TransactionError
  /** As the node tells them; without them, the program at fault may not be known. */
  readonly logs?: readonly string[] | null | undefined
  /** Its message, from which accounts and programs are named. */
  readonly message?: VersionedMessage | undefined
  /** What the message takes from lookup tables; without it, those accounts are not named. */
  readonly loaded?: LoadedAddresses | undefined
  /** Undefined where it was not sent. */
  readonly signature?: string | undefined
}

/**
 * A failure as an error with a sentence for a person: PROGRAM_ERROR where a program refused,
 * CUSTOM_INSTRUCTION_ERROR where it is a program that we do not know, TRANSACTION_REFUSED where the
 * network did, CONFIRMATION_FAILED where not even that is told.
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

/** The address of the account that an error is about; undefined where it is about none. */
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
