import type { EvmAddress } from '@mintline/core/identifiers'
import {
  type Address,
  concat,
  encodePacked,
  type Hex,
  keccak256,
  maxUint256,
  zeroAddress,
} from 'viem'

/** A listed wallet's terms. */
export interface AllowlistEntry {
  readonly wallet: EvmAddress
  /** Items it can claim; 0 = the claim condition's limit, the largest uint256 = unlimited. */
  readonly quantityLimitPerWallet: bigint
  /** Base units per item; the largest uint256 = the claim condition's price. */
  readonly pricePerToken: bigint
  /** Price currency; the zero address = the claim condition's currency. */
  readonly currency: Address
}

/** Allowlist proof for a claim, with the terms it proves (specification 3.8). */
export interface AllowlistProof extends Omit<AllowlistEntry, 'wallet'> {
  /** Siblings from the wallet's leaf to the root; empty for a single-wallet allowlist. */
  readonly proof: readonly Hex[]
}

/** Argument for claims without a proof. */
export const NO_PROOF: AllowlistProof = {
  proof: [],
  quantityLimitPerWallet: 0n,
  pricePerToken: maxUint256,
  currency: zeroAddress,
}

/** Returns keccak256 over wallet, limit, price and currency, packed. */
export function allowlistLeaf(entry: AllowlistEntry): Hex {
  const { wallet, quantityLimitPerWallet, pricePerToken, currency } = entry
  return keccak256(
    encodePacked(
      ['address', 'uint256', 'uint256', 'address'],
      [wallet as Address, quantityLimitPerWallet, pricePerToken, currency],
    ),
  )
}

/** Returns true if a proof leads from an entry to a root, with pairs sorted as the contracts do. */
export function isInAllowlist(entry: AllowlistEntry & AllowlistProof, root: Hex): boolean {
  return rootOfProof(allowlistLeaf(entry), entry.proof) === root
}

/** Returns the root that a proof leads to from a leaf. */
export function rootOfProof(leaf: Hex, proof: readonly Hex[]): Hex {
  return proof.reduce(hashPair, leaf)
}

function hashPair(node: Hex, sibling: Hex): Hex {
  return keccak256(node < sibling ? concat([node, sibling]) : concat([sibling, node]))
}
