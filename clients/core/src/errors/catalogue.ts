import { ALLOWLIST_MESSAGES } from './allowlistMessages.ts'
import { CHAIN_MESSAGES } from './chainMessages.ts'
import { COLLECTION_MESSAGES } from './collectionMessages.ts'
import { COMMAND_MESSAGES } from './commandMessages.ts'
import { ENUMERATION_MESSAGES } from './enumerationMessages.ts'
import { IDENTIFIER_MESSAGES } from './identifierMessages.ts'
import { MINT_MESSAGES } from './mintMessages.ts'
import { REQUEST_MESSAGES } from './requestMessages.ts'
import { TRANSACTION_MESSAGES } from './transactionMessages.ts'
import { WALLET_MESSAGES } from './walletMessages.ts'

/**
 * Messages by code. Each is a function of its context; a code never changes its meaning.
 *
 * The type is spelled out so that declarations refer to each topic instead of repeating it.
 */
export const MESSAGES: typeof ALLOWLIST_MESSAGES &
  typeof CHAIN_MESSAGES &
  typeof COLLECTION_MESSAGES &
  typeof COMMAND_MESSAGES &
  typeof ENUMERATION_MESSAGES &
  typeof IDENTIFIER_MESSAGES &
  typeof MINT_MESSAGES &
  typeof REQUEST_MESSAGES &
  typeof TRANSACTION_MESSAGES &
  typeof WALLET_MESSAGES = {
  ...ALLOWLIST_MESSAGES,
  ...CHAIN_MESSAGES,
  ...COLLECTION_MESSAGES,
  ...COMMAND_MESSAGES,
  ...ENUMERATION_MESSAGES,
  ...IDENTIFIER_MESSAGES,
  ...MINT_MESSAGES,
  ...REQUEST_MESSAGES,
  ...TRANSACTION_MESSAGES,
  ...WALLET_MESSAGES,
}

/** Codes of all errors. */
export type ErrorCode = keyof typeof MESSAGES

/** What an error of this code is about. */
export type ErrorContext<Code extends ErrorCode> = Parameters<(typeof MESSAGES)[Code]>[0]
