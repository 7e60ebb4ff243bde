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

/** Terms of a listed wallet. */
export interface AllowlistEntry {
  readonly wallet: EvmAddress
  /** Items that it can claim; 0 = as the claim condition says, the largest uint256 = unlimited. */
  readonly quantityLimitPerWallet: bigint
  /** Base units for one item; the largest uint256 = as the claim condition says. */
  readonly pricePerToken: bigint
  /** Currency of the price; the zero address = that of the claim condition. */
  readonly currency: Address
}

/** What a listed wallet claims with (specification 3.8). */
export interface AllowlistProof extends Omit<AllowlistEntry, 'wallet'> {
  /** Siblings from the wallet's leaf to the root; empty for a list of one wallet. */
  readonly proof: readonly Hex[]
}

/** The proof of whoever claims without one. */
export const NO_PROOF: AllowlistProof = {
  proof: [],
  quantityLimitPerWallet: 0n,
  pricePerToken: maxUint256,
  currency: zeroAddress,
}

/** keccak256 of wallet, limit, price and currency, packed. */
export function allowlistLeaf(entry: AllowlistEntry): Hex {
  const { wallet, quantityLimitPerWallet, pricePerToken, currency } = entry
  return keccak256(
    encodePacked(
      ['address', 'uint256', 'uint256', 'address'],
      [wallet as Address, quantityLimitPerWallet, pricePerToken, currency],
    ),
  )
}

/** Whether a proof leads from an entry to a root, by the rule of the contracts: sorted pairs. */
export function isInAllowlist(entry: AllowlistEntry & AllowlistProof, root: Hex): boolean {
  return entry.proof.reduce(hashPair, allowlistLeaf(entry)) === root
}

function hashPair(node: Hex, sibling: Hex): Hex {
  return keccak256(node < sibling ? concat([node, sibling]) : concat([sibling, node]))
}
