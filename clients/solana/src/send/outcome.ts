import type { MintlineError } from '@mintline/core/errors'

/** A transaction's outcome. It is never unknown: the sender waits until one of these applies. */
export type TransactionOutcome = ConfirmedTransaction | FailedTransaction | ExpiredTransaction

/** It landed on chain successfully. */
export interface ConfirmedTransaction {
  readonly status: 'confirmed'
  /** Base58. */
  readonly signature: string
  readonly slot: number
}

/** It had no effect: refused in simulation, by the node, or by a program on chain. */
export interface FailedTransaction {
  readonly status: 'failed'
  /** Base58; undefined if nothing was sent, so that no fee was paid. */
  readonly signature: string | undefined
  /** Why: PROGRAM_ERROR, TRANSACTION_REFUSED and others. */
  readonly error: MintlineError
}

/** It was sent, did not land, and no longer can: a new one does not pay twice. */
export interface ExpiredTransaction {
  readonly status: 'expired'
  /** Base58. */
  readonly signature: string
}

/** Where a transaction is between building and its outcome. */
export type TransactionStage =
  | 'building'
  | 'simulating'
  /** Waiting for the wallet. */
  | 'signing'
  | 'sent'
  | TransactionOutcome['status']
