import type { AskOptions } from '@mintline/core'
import type { TransactionPayload } from '../bcs/payload.ts'
import type { Ledger } from '../chain/fetchLedger.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'

/** A call to sign, with its network. */
export interface TransactionInput {
  readonly payload: TransactionPayload
  /** Seconds until it can no longer be executed. Default: 30 minutes. */
  readonly lifetime?: bigint | undefined
  /** Address of the drop machine, whose aborts are known by their codes. */
  readonly publisher: string
  readonly ledger: Omit<Ledger, 'version'>
}

/** A call to estimate. */
export interface EstimateInput extends TransactionInput {
  /** Address of the sending wallet. */
  readonly wallet: string
  /** Default: enough for the highest gas limit. */
  readonly purse?: Purse | undefined
}

/** Octas that a wallet pays a transaction from. */
export interface Purse {
  readonly balance: bigint
  /** Octas that the call itself takes; the rest pays the gas. */
  readonly spends: bigint
}

/** Gas and number of a transaction. */
export interface TransactionTerms {
  /** Number of the transaction among those of its wallet. */
  readonly sequenceNumber: bigint
  /** Octas for a unit of gas. */
  readonly gasPrice: bigint
  /** Gas limit in units. */
  readonly gas: bigint
}

/** Gas and number of a transaction, from a simulation. */
export interface TransactionEstimate extends TransactionTerms {
  /** Octas that the gas costs at most. */
  readonly fee: bigint
  /** Octas that the gas of the simulation costs. */
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
  /** Milliseconds between polls. Default: 0.5 seconds. */
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
  /** Signed bytes in hex, which land at most once however often they are sent. */
  readonly serialized: `0x${string}`
}

/** A confirmed transaction. */
export interface SentTransaction {
  readonly hash: string
  readonly transaction: UserTransaction
}
