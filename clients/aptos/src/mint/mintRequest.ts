import type { ReadResourceOptions } from '@mintline/core/metadata'
import type { DropMintRequest, DropRequest } from '@mintline/core/mint'
import type { ProofSource } from '../allowlist/proofSource.ts'
import type { DropReference } from '../drop/dropReference.ts'

/** A drop, with options for reading item metadata. */
export interface AptosDrop extends DropReference {
  /**
   * What a mint calls: the entry function, or the compiled script for this product's drop machine. Items for another
   * wallet always go through the function. Default: the function.
   */
  readonly mintBy?: 'function' | 'script' | undefined
  /** Where merkle proofs come from, for private phases with an off-chain list. Default: none. */
  readonly proofSource?: ProofSource | undefined
  /** IPFS gateway and `fetch` for metadata and proofs. Default: a public gateway, and the platform's `fetch`. */
  readonly resources?: Pick<ReadResourceOptions, 'gateway' | 'fetch'> | undefined
}

/** A mint request. */
export interface MintRequest extends AptosDrop, DropRequest {}

/** A mint to prepare. */
export interface PrepareMintInput extends AptosDrop, DropMintRequest {}
