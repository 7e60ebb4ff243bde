import type { AskOptions } from '@mintline/core/node'
import type { TransactionPayload } from '../bcs/payload.ts'
import type { Ledger } from '../chain/fetchLedger.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'

/** A call to sign, with its network. */
export interface TransactionInput {
  readonly payload: TransactionPayload
  /** Lifetime in seconds. Default: 30 minutes. */
  readonly lifetime?: bigint | undefined
  /** Drop machine address; its abort codes are known. */
  readonly publisher: string
  readonly ledger: Omit<Ledger, 'version'>
}

/** A call to estimate. */
export interface EstimateInput extends TransactionInput {
  /** The sending wallet's address. */
  readonly wallet: string
  /** Default: enough for the maximum gas limit. */
  readonly purse?: Purse | undefined
}

/** Octas from which a wallet pays a transaction. */
export interface Purse {
  readonly balance: bigint
  /** Octas that the call itself takes; gas is paid from the rest. */
  readonly spends: bigint
}

/** A transaction's gas and sequence number. */
export interface TransactionTerms {
  /** Sequence number among the wallet's transactions. */
  readonly sequenceNumber: bigint
  /** Octas per gas unit. */
  readonly gasPrice: bigint
  /** Gas limit in units. */
  readonly gas: bigint
}

/** A transaction's simulated gas and sequence number. */
export interface TransactionEstimate extends TransactionTerms {
  /** Maximum gas cost in octas. */
  readonly fee: bigint
  /** Simulated gas cost in octas. */
  readonly simulatedFee: bigint
}

/** A call to send. */
export interface SendInput extends TransactionInput {
  readonly wallet: SigningWallet
  /** From an estimate made just before. */
  readonly estimate: TransactionTerms
}

/** Options for waiting for a transaction. */
export interface ConfirmOptions extends AskOptions {
  /** Timeout in milliseconds. Default: 30 minutes. */
  readonly timeout?: number | undefined
  /** Polling interval in milliseconds. Default: 500. */
  readonly pollingInterval?: number | undefined
}

/** Options for sending and confirming a transaction. */
export interface SendOptions extends ConfirmOptions {
  /** Called with the hash once the transaction is sent. A page that stores it can resume with `confirmTransaction`. */
  readonly onSent?: ((hash: string) => void) | undefined
  /**
   * Awaited before a signed transaction is sent, so that a program can store it and resume with `resumeTransaction`,
   * even after a crash.
   */
  readonly beforeSend?: ((signed: SignedTransaction) => Promise<void> | void) | undefined
}

/** A transaction ready to be sent. */
export interface SignedTransaction {
  readonly hash: string
  /** Signed bytes in hex. However often they are sent, they are executed at most once. */
  readonly serialized: `0x${string}`
}

/** A confirmed transaction. */
export interface SentTransaction {
  readonly hash: string
  readonly transaction: UserTransaction
}
