import type { SolanaAddress } from '@mintline/core/identifiers'

/** One wallet's terms in an allowlist phase, as on chain (specification 3.6). */
export interface AllowlistEntry {
  /** The record's address. */
  readonly address: SolanaAddress
  /** The deployment's address. */
  readonly deployment: SolanaAddress
  /** The wallet that may mint. */
  readonly user: SolanaAddress
  readonly phaseIndex: number
  /** Lamports for one item, at most 4,294,967,295; 0 = free. */
  readonly price: bigint
  /** Maximum items in the phase, 1 to 255. */
  readonly amount: number
  /** Paid for the record and gets its rent back when it is closed. */
  readonly payer: SolanaAddress
}
