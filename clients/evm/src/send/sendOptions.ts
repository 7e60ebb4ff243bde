import type { AskOptions } from '@mintline/core'
import type { EvmNetwork } from '@mintline/core/networks'
import type { TransactionReceipt } from 'viem'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { EvmTransaction } from './evmTransaction.ts'

/** Milliseconds that a confirmation may take (specification 9): 30 minutes. */
export const TRANSACTION_TIMEOUT = 1_800_000

/** Wei of the tip for each unit of gas, at most (specification 9): 2.5 gwei. */
export const MAX_PRIORITY_FEE = 2_500_000_000n

/** A transaction, who signs it, and the network it is for. */
export interface SendInput {
  readonly wallet: EvmWallet
  readonly transaction: EvmTransaction
  readonly network: EvmNetwork
}

/** A transaction that is not sent yet. */
export interface EstimateInput {
  /** Address of the wallet that would send. */
  readonly wallet: string
  readonly transaction: EvmTransaction
  readonly network: EvmNetwork
}

/** How fees are chosen where the wallet leaves that to its client. */
export interface FeeOptions extends AskOptions {
  /** Base units of the tip for each unit of gas, at most. Default: 2.5 gwei. */
  readonly maxPriorityFee?: bigint | undefined
}

/** How a confirmation is waited for. */
export interface ConfirmOptions extends AskOptions {
  /** Hears of the new hash where the wallet sends the same call again at another price. */
  readonly onSent?: ((hash: string) => void) | undefined
  /** Blocks that contain or follow the transaction. Default: 1. */
  readonly confirmations?: number | undefined
  /** Milliseconds that the confirmation may take. Default: 30 minutes. */
  readonly timeout?: number | undefined
  /** Milliseconds between two looks. Default: that of the connection, 1 second. */
  readonly pollingInterval?: number | undefined
}

/** How a transaction is sent and confirmed. */
export interface SendOptions extends ConfirmOptions, FeeOptions {
  /**
   * Hears of the hash as soon as there is one, and of the new one where the wallet sends the same call again
   * at another price. A page that keeps it can go on with `confirmTransaction`.
   */
  readonly onSent?: ((hash: string) => void) | undefined
}

/** A confirmed transaction. */
export interface SentTransaction {
  /** Not the hash that was sent first where the wallet has sent the same call at another price. */
  readonly hash: string
  readonly receipt: TransactionReceipt
}
