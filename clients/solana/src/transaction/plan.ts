import type {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  TransactionInstruction,
} from '@solana/web3.js'
import type { PlanChange } from './planChange.ts'

/** Most compute units that a transaction may ask for, by what it does (specification 9). */
export const COMPUTE_LIMITS = {
  /** Mints with controls. */
  mint: 600_000,
  /** Deployments. */
  deployment: 800_000,
  /** Everything else that changes a collection. */
  administration: 850_000,
} as const

/** One transaction to be: it knows no blockhash, no signature and no network. */
export interface PlannedTransaction {
  /** What it does, for a person: `Add phase 2`. */
  readonly title: string
  /** Without compute budget: the sender adds it from simulation. */
  readonly instructions: readonly TransactionInstruction[]
  /** Pays the fee; the wallet that sends. */
  readonly payer: PublicKey
  /** Keypairs made for this transaction, such as a group mint; they sign beside the wallet. */
  readonly signers: readonly Keypair[]
  /** Most compute units that it may ask for: one of `COMPUTE_LIMITS`. */
  readonly maxComputeUnits: number
  /** Lamports that it locks as rent; negative where it returns some. */
  readonly rent: bigint
  /**
   * Tables that addresses are taken from, as they are on chain: an address in one takes a byte instead
   * of 32. With any, it is a message of version 0, which not every wallet signs; else a legacy one.
   */
  readonly lookupTables?: readonly AddressLookupTableAccount[] | undefined
}

/** Something to know before a plan is sent. It does not stop the plan. */
export interface PlanWarning {
  /** To branch on. */
  readonly code: string
  /** One sentence that a person can act on. */
  readonly message: string
}

/** What is to be sent, in this order. Made without a network; senders and previews take it. */
export interface Plan {
  /** What it does as a whole, for a person: `Deploy MYDROP`. */
  readonly title: string
  /** Each confirmed before the next is sent; empty = there is nothing to do. */
  readonly transactions: readonly PlannedTransaction[]
  readonly warnings: readonly PlanWarning[]
  /** Values of the collection and its phases that it sets; left out where it sets none. */
  readonly changes?: readonly PlanChange[] | undefined
}
