import type { MintlineError } from '@mintline/core/errors'
import type { DropRequest } from '@mintline/core/mint'
import type { ProofSource } from '../allowlist/proofSource.ts'
import type { DropReference } from '../contract/dropAddress.ts'
import type { ResourceOptions } from './resources.ts'

/** A drop, and where to read its allowlist proofs and metadata. */
export interface EvmDrop extends DropReference {
  /** Where allowlist proofs come from; undefined = nowhere, so it is unknown who is listed. */
  readonly proofSource?: ProofSource | undefined
  /** URL of the active-phase document, which takes precedence over the chain. Default: none. */
  readonly activePhaseUrl?: string | undefined
  /**
   * Called if an active-phase document cannot be used and the chain's terms apply: ACTIVE_PHASE_INVALID names the field
   * to fix, other errors say why reading failed. Default: not called.
   */
  readonly onActivePhaseProblem?: ((error: MintlineError) => void) | undefined
  /** Items per transaction; 0 = only the phase's limits. Default: 0. */
  readonly maxPerTransaction?: bigint | undefined
  /** Options for reading documents: see `resourceOptions`. Default: through a public gateway. */
  readonly resources?: ResourceOptions | undefined
}

/** A mint request. */
export interface ClaimRequest extends EvmDrop, DropRequest {}
