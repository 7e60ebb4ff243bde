import type { LIST_MESSAGES } from '@mintline/core'
import type { ALLOWLIST_MESSAGES } from './allowlistMessages.ts'
import type { CANDY_MACHINE_MESSAGES } from './candyMachineMessages.ts'
import { COLLECTION_MESSAGES } from './collectionMessages.ts'
import type { LOCK_MESSAGES } from './lockMessages.ts'
import { EDITION_MINT_MESSAGES } from './mintMessages.ts'
import { READ_MESSAGES } from './readMessages.ts'
import type { REVEAL_MESSAGES } from './revealMessages.ts'
import { TRANSACTION_MESSAGES } from './transactionMessages.ts'

/**
 * This package's messages by code, except for those about lists, locks, reveals and candy machines, which pages for collectors do not load. The
 * type is written out to keep declarations short.
 */
export const SOLANA_MESSAGES: typeof COLLECTION_MESSAGES &
  typeof EDITION_MINT_MESSAGES &
  typeof READ_MESSAGES &
  typeof TRANSACTION_MESSAGES = {
  ...COLLECTION_MESSAGES,
  ...EDITION_MINT_MESSAGES,
  ...READ_MESSAGES,
  ...TRANSACTION_MESSAGES,
}

/** Error codes in this package, without those for lists that other chains have too. */
export type SolanaCode = Exclude<keyof SolanaMessages, keyof typeof LIST_MESSAGES>

type SolanaMessages = typeof SOLANA_MESSAGES &
  typeof ALLOWLIST_MESSAGES &
  typeof CANDY_MACHINE_MESSAGES &
  typeof LOCK_MESSAGES &
  typeof REVEAL_MESSAGES

declare module '@mintline/core' {
  interface ErrorMessages extends SolanaMessages {}
}
