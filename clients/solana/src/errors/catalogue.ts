import { type LIST_MESSAGES, withoutFullStop } from '@mintline/core/errors'
import type { ALLOWLIST_MESSAGES } from './allowlistMessages.ts'
import type { CANDY_MACHINE_MESSAGES } from './candyMachineMessages.ts'
import { COLLECTION_MESSAGES } from './collectionMessages.ts'
import type { LOCK_MESSAGES } from './lockMessages.ts'
import { EDITION_MINT_MESSAGES } from './mintMessages.ts'
import { READ_MESSAGES } from './readMessages.ts'
import type { REVEAL_MESSAGES } from './revealMessages.ts'

/** Messages about transactions on Solana and Eclipse. */
const TRANSACTION_MESSAGES = {
  /** `message` is what the program reports, `hint` advice for the user. */
  PROGRAM_ERROR: ({ program, name, message, hint }: ProgramFailure) =>
    `${withoutFullStop(message)} (${program}: ${name})${hint === undefined ? '' : `. ${withoutFullStop(hint)}`}`,
  /** Refused by the network itself, outside its programs. */
  TRANSACTION_REFUSED: ({ reason }: RefusedTransaction) =>
    `Transaction refused: ${withoutFullStop(reason)}`,
  TRANSACTION_TOO_LARGE: ({ title, size, limit, advice }: TooLargeTransaction) =>
    `"${title}" takes ${size} bytes, but a transaction holds at most ${limit}: ${advice ?? 'send less at once'}`,
  COMPUTE_LIMIT_EXCEEDED: ({ title, units, limit }: TooCostlyTransaction) =>
    `"${title}" needs ${units} compute units, but may use at most ${limit}: do less at once`,
  PAYER_MISMATCH: ({ payer, wallet }: { payer: string; wallet: string }) =>
    `The transaction is paid for by ${payer}, but the wallet is ${wallet}: connect the other wallet`,
  /** Outcomes are determined by blockhash, so the wallet may not change it. */
  TRANSACTION_CHANGED: ({ wallet }: { wallet: string }) =>
    `Wallet ${wallet} changed the transaction that it was given to sign; nothing was sent`,
  TRANSACTION_HISTORY_MISSING: ({ signature }: { signature: string }) =>
    `This node keeps no history of ${signature}: use a node that does`,
}

interface ProgramFailure {
  /** The program's name, or its address if it is unknown. */
  program: string
  /** The program's address. */
  programId: string
  /** The program's error number. */
  programCode: number
  /** The error's name in the program: `PhaseNotActive`. */
  name: string
  /** One sentence for a person, without a full stop. */
  message: string
  /** Advice for the user, without a full stop; undefined if the message is enough. */
  hint?: string | undefined
  /** The transaction's signature; undefined if it was not sent. */
  signature: string | undefined
}

interface RefusedTransaction {
  /** The network's name for the error: `InsufficientFundsForRent`. */
  name: string
  /** One sentence for a person, without a full stop. */
  reason: string
  /** The transaction's signature; undefined if it was not sent. */
  signature: string | undefined
}

interface TooLargeTransaction {
  /** The transaction's title. */
  title: string
  /** Bytes. */
  size: number
  /** Bytes. */
  limit: number
  /** Advice for the user, without a full stop; undefined = send less at once. */
  advice?: string | undefined
}

interface TooCostlyTransaction {
  /** The transaction's title. */
  title: string
  /** Compute units used in simulation. */
  units: number
  limit: number
}

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

declare module '@mintline/core/errors' {
  interface ErrorMessages extends SolanaMessages {}
}
