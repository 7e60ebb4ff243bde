import type { MintlineError } from '@mintline/core'

/** Outcome of a transaction. It is never unknown: the sender waits until one of these applies. */
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
  /** Base58; undefined where nothing was sent, so that no fee was paid. */
  readonly signature: string | undefined
  /** The reason: PROGRAM_ERROR, TRANSACTION_REFUSED and others. */
  readonly error: MintlineError
}

/** It was sent, did not land, and no longer can: sending it anew does not pay twice. */
export interface ExpiredTransaction {
  readonly status: 'expired'
  /** Base58. */
  readonly signature: string
}

/** Stage of a transaction. */
export type TransactionStage =
  | 'building'
  | 'simulating'
  /** Waiting for the wallet. */
  | 'signing'
  | 'sent'
  | TransactionOutcome['status']
