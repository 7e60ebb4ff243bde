import type { PublicKey } from '@solana/web3.js'

/** An allowlist, and the wallet that changes it. */
export interface AllowlistPhase {
  readonly deployment: PublicKey
  readonly editionsControls: PublicKey
  readonly phaseIndex: number
  /** The collection's owner; pays and signs. */
  readonly creator: PublicKey
}
