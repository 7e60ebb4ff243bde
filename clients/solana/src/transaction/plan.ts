import type { PlanWarning } from '@mintline/core/drop'
import type {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  TransactionInstruction,
} from '@solana/web3.js'
import type { PlanChange } from './planChange.ts'

/** Maximum compute units per transaction, by kind (specification 9). */
export const COMPUTE_LIMITS = {
  /** Mints with controls. */
  mint: 600_000,
  /** Deployments. */
  deployment: 800_000,
  /** All other changes to a collection. */
  administration: 850_000,
} as const

/** A planned transaction, without blockhash, signatures and network. */
export interface PlannedTransaction {
  /** Display title: `Add phase 2`. */
  readonly title: string
  /** Without compute budget, which the sender adds after simulation. */
  readonly instructions: readonly TransactionInstruction[]
  /** Pays the fee; the sending wallet. */
  readonly payer: PublicKey
  /** Keypairs created for this transaction, such as a group mint; they sign besides the wallet. */
  readonly signers: readonly Keypair[]
  /** Maximum compute units: one of `COMPUTE_LIMITS`. */
  readonly maxComputeUnits: number
  /** Rent that it locks, in lamports; negative if it returns some. */
  readonly rent: bigint
  /**
   * Lookup tables as on chain: an address in one takes a byte instead of 32. With tables, the message has version 0,
   * which not every wallet signs; otherwise it is a legacy one.
   */
  readonly lookupTables?: readonly AddressLookupTableAccount[] | undefined
}

/** Transactions to send, in order. Built without a network; for senders and previews. */
export interface Plan {
  /** Display title for the whole plan: `Deploy MYDROP`. */
  readonly title: string
  /** Each is confirmed before the next is sent; empty = nothing to do. */
  readonly transactions: readonly PlannedTransaction[]
  readonly warnings: readonly PlanWarning[]
  /** Values that it sets in the collection and its phases. Default: none. */
  readonly changes?: readonly PlanChange[] | undefined
}
