import type { MintlineError } from '@mintline/core'

/** What became of a transaction. It is never unknown: the sender waits until one of these holds. */
export type TransactionOutcome = ConfirmedTransaction | FailedTransaction | ExpiredTransaction

/** It is on chain and did what it says. */
export interface ConfirmedTransaction {
  readonly status: 'confirmed'
  /** Base58. */
  readonly signature: string
  readonly slot: number
}

/** It did nothing: refused by simulation, by the node, or by a program on chain. */
export interface FailedTransaction {
  readonly status: 'failed'
  /** Base58; undefined where nothing was sent, so that no fee was paid either. */
  readonly signature: string | undefined
  /** Why, in a sentence: PROGRAM_ERROR, TRANSACTION_REFUSED and others. */
  readonly error: MintlineError
}

/** It was sent, did not land, and cannot land any more: sending it anew pays nothing twice. */
export interface ExpiredTransaction {
  readonly status: 'expired'
  /** Base58. */
  readonly signature: string
}

/** Where a transaction is on its way. */
export type TransactionStage =
  | 'building'
  | 'simulating'
  /** Waiting for the wallet. */
  | 'signing'
  | 'sent'
  | TransactionOutcome['status']
