import type { ADDRESS_MESSAGES } from './addressMessages.ts'
import type { CSV_MESSAGES } from './csvMessages.ts'
import { ENUMERATION_MESSAGES } from './enumerationMessages.ts'
import type { FILE_MESSAGES } from './fileMessages.ts'
import { IDENTIFIER_MESSAGES } from './identifierMessages.ts'
import { INPUT_MESSAGES } from './inputMessages.ts'
import type { LIST_MESSAGES } from './listMessages.ts'
import { MINT_MESSAGES } from './mintMessages.ts'
import { PROOF_MESSAGES } from './proofMessages.ts'
import { READ_MESSAGES } from './readMessages.ts'
import { REQUEST_MESSAGES } from './requestMessages.ts'
import { TRANSACTION_MESSAGES } from './transactionMessages.ts'
import { WALLET_MESSAGES } from './walletMessages.ts'

/**
 * This package's messages by code, each a function of its context. Left out, since most programs do not load them:
 * messages about entered addresses, CSV, files and list changes. A code never changes its meaning.
 *
 * The type is written out so that declarations refer to each topic instead of repeating it.
 */
export const CORE_MESSAGES: typeof ENUMERATION_MESSAGES &
  typeof IDENTIFIER_MESSAGES &
  typeof INPUT_MESSAGES &
  typeof MINT_MESSAGES &
  typeof PROOF_MESSAGES &
  typeof READ_MESSAGES &
  typeof REQUEST_MESSAGES &
  typeof TRANSACTION_MESSAGES &
  typeof WALLET_MESSAGES = {
  ...ENUMERATION_MESSAGES,
  ...IDENTIFIER_MESSAGES,
  ...INPUT_MESSAGES,
  ...MINT_MESSAGES,
  ...PROOF_MESSAGES,
  ...READ_MESSAGES,
  ...REQUEST_MESSAGES,
  ...TRANSACTION_MESSAGES,
  ...WALLET_MESSAGES,
}

/**
 * Messages by code for all packages in a program. Each package adds its own by declaration merging, and throws them
 * with its own error class.
 */
export interface ErrorMessages extends CoreMessages {}

/** Any error code. */
export type ErrorCode = keyof ErrorMessages

/** Context for an error code: the values in its message, by name. */
export type ErrorContext<Code extends ErrorCode> = Parameters<ErrorMessages[Code]>[0]

/** Codes of errors that this package throws. */
export type CoreCode = keyof CoreMessages

type CoreMessages = typeof CORE_MESSAGES &
  typeof ADDRESS_MESSAGES &
  typeof CSV_MESSAGES &
  typeof FILE_MESSAGES &
  typeof LIST_MESSAGES
