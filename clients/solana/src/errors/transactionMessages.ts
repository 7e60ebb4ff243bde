import { withoutFullStop } from '@mintline/core'

/** Messages about transactions on Solana and Eclipse. */
export const TRANSACTION_MESSAGES = {
  /** `message` is what the program says of it, `hint` what a person can do about it. */
  PROGRAM_ERROR: ({ program, name, message, hint }: ProgramFailure) =>
    `${withoutFullStop(message)} (${program}: ${name})${hint === undefined ? '' : `. ${withoutFullStop(hint)}`}`,
  /** Refused by the network itself, before or beside its programs. */
  TRANSACTION_REFUSED: ({ reason }: RefusedTransaction) =>
    `Transaction refused: ${withoutFullStop(reason)}`,
  TRANSACTION_TOO_LARGE: ({ title, size, limit, advice }: TooLargeTransaction) =>
    `"${title}" takes ${size} bytes, but a transaction holds at most ${limit}: ${advice ?? 'send less at once'}`,
  COMPUTE_LIMIT_EXCEEDED: ({ title, units, limit }: TooCostlyTransaction) =>
    `"${title}" needs ${units} compute units, but may use at most ${limit}: do less at once`,
  PAYER_MISMATCH: ({ payer, wallet }: { payer: string; wallet: string }) =>
    `The transaction is paid for by ${payer}, but the wallet is ${wallet}: connect the other wallet`,
  /** The outcome of a transaction is told by its blockhash, so the wallet may not change it. */
  TRANSACTION_CHANGED: ({ wallet }: { wallet: string }) =>
    `Wallet ${wallet} changed the transaction that it was given to sign; nothing was sent`,
  TRANSACTION_HISTORY_MISSING: ({ signature }: { signature: string }) =>
    `This node keeps no history to tell what became of ${signature}: use a node that does`,
}

interface ProgramFailure {
  /** Name of the program, or its address where it is none that we know. */
  program: string
  /** Address of the program. */
  programId: string
  /** Number that the program answered with. */
  programCode: number
  /** Name of the error in the program: `PhaseNotActive`. */
  name: string
  /** One sentence for a person, without a full stop. */
  message: string
  /** Advice to a person, without a full stop; undefined where the message says it. */
  hint?: string | undefined
  /** Signature of the transaction; undefined where it was not sent. */
  signature: string | undefined
}

interface RefusedTransaction {
  /** Name of the error at the network: `InsufficientFundsForRent`. */
  name: string
  /** One sentence for a person, without a full stop. */
  reason: string
  /** Signature of the transaction; undefined where it was not sent. */
  signature: string | undefined
}

interface TooLargeTransaction {
  /** What the transaction does. */
  title: string
  /** Bytes. */
  size: number
  /** Bytes. */
  limit: number
  /** What a person can do, without a full stop; undefined = send less at once. */
  advice?: string | undefined
}

interface TooCostlyTransaction {
  /** What the transaction does. */
  title: string
  /** Compute units that it used when simulated. */
  units: number
  limit: number
}
