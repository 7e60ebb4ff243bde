import type { DropRequest } from '@mintline/core'
import type { ProofSource } from '../allowlist/proofSource.ts'
import type { DropReference } from '../contract/dropAddress.ts'
import type { ResourceOptions } from './resources.ts'

/** A drop and the way that its lists and metadata are read. */
export interface EvmDrop extends DropReference {
  /** Source of allowlist proofs; undefined = not known, so lists are closed. */
  readonly proofSource?: ProofSource | undefined
  /** Address of the active-phase document, which is asked before the chain. Default: none. */
  readonly activePhaseUrl?: string | undefined
  /** Items that one transaction may claim; 0 = as many as the phase allows. Default: 0. */
  readonly maxPerTransaction?: bigint | undefined
  /** How documents of proofs and items are read: see `resourceOptions`. Default: through a public gateway. */
  readonly resources?: ResourceOptions | undefined
}

/** What a wallet asks of a drop. */
export interface ClaimRequest extends EvmDrop, DropRequest {}
