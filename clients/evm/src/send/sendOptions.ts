import type { AskedCall } from '@mintline/core/drop'
import type { EvmNetwork } from '@mintline/core/networks'
import type { AskOptions } from '@mintline/core/node'
import type { Hex, TransactionReceipt } from 'viem'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { EvmTransaction } from './evmTransaction.ts'

/** Maximum tip in wei per gas unit (specification 9): 2.5 gwei. */
export const MAX_PRIORITY_FEE = 2_500_000_000n

/** A transaction with its signing wallet and network. */
export interface SendInput {
  readonly wallet: EvmWallet
  readonly transaction: EvmTransaction
  readonly network: EvmNetwork
  /** Estimate made just before, to use in place of a new one. */
  readonly estimate?: GasEstimate | undefined
  /** Prefetched nonce, for a wallet that signs here; others choose their own. Default: fetched. */
  readonly nonce?: number | undefined
}

/** Gas price in base units per gas unit: with a tip, or a single price on chains without EIP-1559. */
export type GasPrice =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly gasPrice: bigint }

/** A transaction's gas limit and price. */
export interface GasEstimate {
  /** Gas limit. */
  readonly gas: bigint
  readonly price: GasPrice
}

/** A transaction to estimate. */
export interface EstimateInput {
  /** The sending wallet's address. */
  readonly wallet: string
  readonly transaction: EvmTransaction
  readonly network: EvmNetwork
}

/** Fee options, for wallets that do not choose fees themselves. */
export interface FeeOptions extends AskOptions {
  /** Maximum tip in base units per gas unit. Default: 2.5 gwei. */
  readonly maxPriorityFee?: bigint | undefined
}

/** Options for waiting for a confirmation. */
export interface ConfirmOptions extends AskOptions {
  /** Called with the new hash if the wallet resends the call at another gas price. */
  readonly onSent?: ((hash: string) => void) | undefined
  /** Blocks to wait for, including the transaction's own. Default: 1. */
  readonly confirmations?: number | undefined
  /** Timeout in milliseconds. Default: 30 minutes. */
  readonly timeout?: number | undefined
  /** Polling interval in milliseconds. Default: the connection's, 1000. */
  readonly pollingInterval?: number | undefined
  /**
   * Searches the chain for the transaction's effects, and resolves with the hash of the transaction that had them;
   * undefined = none so far. Called every 8 seconds while no node knows the transaction, since vaults and bundlers send
   * it within another one.
   */
  readonly findByEffects?: ((options: AskOptions) => Promise<string | undefined>) | undefined
  /**
   * Called once if the wallet returns no hash, or no node knows the transaction after 8 seconds: a vault's other owners
   * may have to sign.
   */
  readonly onUnseen?: (() => void) | undefined
}

/** Options for sending and confirming a transaction. */
export interface SendOptions extends ConfirmOptions, FeeOptions {
  /**
   * Called with the hash as soon as it is known, and again if the wallet resends the call at another gas price. A page
   * that stores it can resume with `confirmTransaction`.
   */
  readonly onSent?: ((hash: string) => void) | undefined
  /**
   * Awaited before a locally signed transaction is sent, so that a program can store it and resume with
   * `resumeTransaction`, even after a crash. Called again if it was refused and has to be signed again. Not called for
   * wallets that send by themselves.
   */
  readonly beforeSend?: ((signed: SignedTransaction) => Promise<void> | void) | undefined
  /**
   * Awaited before a wallet that sends by itself is asked, so that a program can store the call and find it with
   * `resumeAskedCall`, even if it ends before the wallet answers.
   */
  readonly beforeAsk?: ((asked: AskedCall) => Promise<void> | void) | undefined
  /** Called after `beforeAsk` if the wallet has refused the call and sent nothing. */
  readonly onRefused?: (() => void) | undefined
}

/** A transaction that a node or wallet has been asked to send. */
export interface OwnTransaction {
  /** The hash; undefined = the wallet returned none. */
  readonly hash: string | undefined
  /** Sender, nonce and call; undefined = the wallet chose the nonce. */
  readonly slot?: TransactionSlot | undefined
  /** Signed bytes to send again if no node knows them; undefined = the wallet keeps them. */
  readonly serialized?: Hex | undefined
}

/** The sender's nonce for a call: at most one transaction lands with it. */
export interface TransactionSlot {
  readonly from: string
  readonly nonce: number
  /** Undefined = contract creation. */
  readonly to?: string | null | undefined
  readonly value: bigint
  readonly input: string
}

/** A transaction ready to be sent. */
export interface SignedTransaction {
  readonly hash: string
  /** Signed bytes in hex. However often they are sent, they land at most once. */
  readonly serialized: Hex
}

/** A confirmed transaction. */
export interface SentTransaction {
  /** Confirmed hash, which may differ from the one sent first. */
  readonly hash: string
  readonly receipt: TransactionReceipt
}
