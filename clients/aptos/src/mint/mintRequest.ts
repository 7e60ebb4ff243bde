import type { DropMintRequest, DropRequest, ReadResourceOptions } from '@mintline/core'
import type { ProofSource } from '../allowlist/proofSource.ts'
import type { DropReference } from '../drop/dropReference.ts'

/** A drop with the options for reading metadata of its items. */
export interface AptosDrop extends DropReference {
  /**
   * The target of a mint: the entry function, or the compiled script of this product's drop machine. Items for another
   * wallet are minted by the function. Default: the function.
   */
  readonly mintBy?: 'function' | 'script' | undefined
  /** Source of merkle proofs, for private phases whose list is not on chain. Default: none. */
  readonly proofSource?: ProofSource | undefined
  /** IPFS gateway and `fetch` for metadata and proofs. Default: a public gateway, and the platform's `fetch`. */
  readonly resources?: Pick<ReadResourceOptions, 'gateway' | 'fetch'> | undefined
}

/** A mint request. */
export interface MintRequest extends AptosDrop, DropRequest {}

/** A mint to prepare. */
export interface PrepareMintInput extends AptosDrop, DropMintRequest {}
