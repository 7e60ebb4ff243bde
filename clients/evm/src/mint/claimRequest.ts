import type { DropRequest, MintlineError } from '@mintline/core'
import type { ProofSource } from '../allowlist/proofSource.ts'
import type { DropReference } from '../contract/dropAddress.ts'
import type { ResourceOptions } from './resources.ts'

/** A drop with the sources of its allowlist proofs and metadata. */
export interface EvmDrop extends DropReference {
  /** Source of allowlist proofs; undefined = none, so that listings are not known. */
  readonly proofSource?: ProofSource | undefined
  /** URL of the active-phase document, which takes precedence over the chain. Default: none. */
  readonly activePhaseUrl?: string | undefined
  /**
   * Is told why an active-phase document is not used, so that the chain's terms are: with ACTIVE_PHASE_INVALID, the field
   * to mend, or the error of reading it. Default: nobody is told.
   */
  readonly onActivePhaseProblem?: ((error: MintlineError) => void) | undefined
  /** Items per transaction; 0 = limited only by the phase. Default: 0. */
  readonly maxPerTransaction?: bigint | undefined
  /** Options for reading documents: see `resourceOptions`. Default: through a public gateway. */
  readonly resources?: ResourceOptions | undefined
}

/** A mint request. */
export interface ClaimRequest extends EvmDrop, DropRequest {}
