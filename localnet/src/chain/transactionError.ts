import type { FailedTransactionMetadata } from 'litesvm/dist/internal.js'
import {
  InstructionErrorCustom,
  TransactionErrorDuplicateInstruction,
  TransactionErrorInstructionError,
  TransactionErrorInsufficientFundsForRent,
} from 'litesvm/dist/internal.js'
import { INSTRUCTION_ERRORS, TRANSACTION_ERRORS } from './errorTexts.ts'

type EngineError = ReturnType<FailedTransactionMetadata['err']>

export type InstructionErrorJson = string | { Custom: number }

/** Solana's JSON form of a transaction error. */
export type TransactionErrorJson =
  | string
  | { InstructionError: [index: number, error: InstructionErrorJson] }
  | { DuplicateInstruction: number }
  | { InsufficientFundsForRent: { account_index: number } }
  | { ProgramExecutionTemporarilyRestricted: { account_index: number } }

const TRANSACTION_TEXT = new Map(TRANSACTION_ERRORS)
const INSTRUCTION_TEXT = new Map(INSTRUCTION_ERRORS)

export function transactionErrorJson(error: EngineError): TransactionErrorJson {
  if (typeof error === 'number') return TRANSACTION_ERRORS[error]?.[0] ?? 'SanitizeFailure'
  if (error instanceof TransactionErrorInstructionError) {
    return { InstructionError: [error.index, instructionErrorJson(error)] }
  }
  if (error instanceof TransactionErrorDuplicateInstruction) {
    return { DuplicateInstruction: error.index }
  }
  const account_index = error.accountIndex
  return error instanceof TransactionErrorInsufficientFundsForRent
    ? { InsufficientFundsForRent: { account_index } }
    : { ProgramExecutionTemporarilyRestricted: { account_index } }
}

function instructionErrorJson(error: TransactionErrorInstructionError): InstructionErrorJson {
  const inner = error.err()
  if (typeof inner === 'number') return INSTRUCTION_ERRORS[inner]?.[0] ?? 'InvalidError'
  return inner instanceof InstructionErrorCustom ? { Custom: inner.code } : 'BorshIoError'
}

/** The node's message for an error, as in "Transaction simulation failed: …". */
export function transactionErrorText(error: TransactionErrorJson): string {
  if (typeof error === 'string') return TRANSACTION_TEXT.get(error) ?? error
  if ('InstructionError' in error) {
    const [index, inner] = error.InstructionError
    return `Error processing Instruction ${index}: ${instructionErrorText(inner)}`
  }
  if ('DuplicateInstruction' in error) {
    return `Transaction contains a duplicate instruction (${error.DuplicateInstruction}) that is not allowed`
  }
  if ('InsufficientFundsForRent' in error) {
    const { account_index } = error.InsufficientFundsForRent
    return `Transaction results in an account (${account_index}) with insufficient funds for rent`
  }
  const { account_index } = error.ProgramExecutionTemporarilyRestricted
  return `Execution of the program referenced by account at index ${account_index} is temporarily restricted.`
}

function instructionErrorText(error: InstructionErrorJson): string {
  if (typeof error === 'string') return INSTRUCTION_TEXT.get(error) ?? error
  return `custom program error: 0x${error.Custom.toString(16)}`
}
