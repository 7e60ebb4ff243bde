import { CoreError, type MintlineError } from '@mintline/core/errors'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { instructionFailure, type TransactionFailure } from './instructionFailure.ts'

/** Sentences by the network's name for an error; `account` is the one that caused it, if known. */
const SENTENCES: Readonly<Record<string, (account: string) => string>> = {
  AccountInUse: () => 'another transaction is changing the same accounts; try again',
  AccountLoadedTwice: () => 'it names an account twice',
  AccountNotFound: () =>
    'the wallet that pays has no account on this network; send it some of the native currency',
  ProgramAccountNotFound: () => 'a program is not deployed on this network; use another network',
  InsufficientFundsForFee: () =>
    'the wallet cannot pay the network fee; add more of the native currency to it',
  InvalidAccountForFee: () => 'the account that pays is not a wallet; pay with another one',
  AlreadyProcessed: () => 'it has been processed already',
  BlockhashNotFound: () => 'it is too old, or the node is behind; try again',
  SignatureFailure: () => 'a signature is not valid; sign it again',
  InvalidProgramForExecution: () => 'a program cannot be run on this network; use another network',
  ClusterMaintenance: () => 'the network is under maintenance; try again later',
  WouldExceedMaxBlockCostLimit: () => 'the block is full; try again, with a higher priority fee',
  WouldExceedMaxAccountCostLimit: () =>
    'too much is done with the same accounts; try again, with a higher priority fee',
  TooManyAccountLocks: () => 'it uses too many accounts; do less at once',
  InvalidRentPayingAccount: () =>
    'an account would be left with too little for its rent; leave more in it, or all of it out',
  MaxLoadedAccountsDataSizeExceeded: () => 'its accounts hold too much data; do less at once',
  InsufficientFundsForRent: (account) =>
    `${account} would be left with less than its rent; an account holds nothing or at least its rent, 0.00089088 SOL for a wallet`,
  ProgramExecutionTemporarilyRestricted: (account) =>
    `program ${account} is restricted for the moment; try again later`,
  DuplicateInstruction: () => 'it sets the same limit twice',
}

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

/** Explains a network error, without a full stop. An unknown one is shown by its name. */
function networkErrorSentence(name: string, account: string | undefined): string {
  return SENTENCES[name]?.(account ?? 'an account') ?? `the network says ${name}`
}
