import { CHAIN_MESSAGES } from './chainMessages.ts'
import { ENUMERATION_MESSAGES } from './enumerationMessages.ts'
import { IDENTIFIER_MESSAGES } from './identifierMessages.ts'
import { INPUT_MESSAGES } from './inputMessages.ts'
import { MINT_MESSAGES } from './mintMessages.ts'
import { NODE_MESSAGES } from './nodeMessages.ts'
import { PROOF_MESSAGES } from './proofMessages.ts'
import { REQUEST_MESSAGES } from './requestMessages.ts'
import { WALLET_MESSAGES } from './walletMessages.ts'

/**
 * Messages of this package, by code. Each is a function of its context; a code never changes its
 * meaning.
 *
 * The type is spelled out so that declarations refer to each topic instead of repeating it.
 */
export const CORE_MESSAGES: typeof CHAIN_MESSAGES &
  typeof ENUMERATION_MESSAGES &
  typeof IDENTIFIER_MESSAGES &
  typeof INPUT_MESSAGES &
  typeof MINT_MESSAGES &
  typeof NODE_MESSAGES &
  typeof PROOF_MESSAGES &
  typeof REQUEST_MESSAGES &
  typeof WALLET_MESSAGES = {
  ...CHAIN_MESSAGES,
  ...ENUMERATION_MESSAGES,
  ...IDENTIFIER_MESSAGES,
  ...INPUT_MESSAGES,
  ...MINT_MESSAGES,
  ...NODE_MESSAGES,
  ...PROOF_MESSAGES,
  ...REQUEST_MESSAGES,
  ...WALLET_MESSAGES,
}

/**
 * Messages by code of all packages that a program imports. Each package adds its own to this interface
 * by declaration merging, and makes its errors of them with a class of its own.
 */
export interface ErrorMessages extends CoreMessages {}

/** Codes of all errors. */
export type ErrorCode = keyof ErrorMessages

/** Values that the message of an error with this code is made of, by name. */
export type ErrorContext<Code extends ErrorCode> = Parameters<ErrorMessages[Code]>[0]

type CoreMessages = typeof CORE_MESSAGES
