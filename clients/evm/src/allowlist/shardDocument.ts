import { type Address, formatUnits, maxUint256, zeroAddress } from 'viem'
import type { AllowlistEntry } from './allowlistProof.ts'
import type { AllowlistShard, ShardedAllowlist } from './buildShardedAllowlist.ts'

/** Price units in a sharded list. */
export interface ShardUnits {
  /**
   * Returns a price currency's decimals. The zero address means the native coin's decimals, even if the claim condition
   * is in tokens, since a shard's readers do not know the condition.
   */
  decimalsOf(currency: Address): number
}

/** Formats a shard document for thirdweb's SDK, as one line of JSON. */
export function formatShardDocument(
  { entries, proofs }: Pick<AllowlistShard, 'entries' | 'proofs'>,
  units: ShardUnits,
): string {
  const listed = entries.map((entry) => listedEntry(entry, units))
  return `${JSON.stringify({ proofs, entries: listed })}\n`
}

/**
 * Formats a sharded list's document, as one line of JSON. The contract's document maps the root to its address, in
 * `merkle`.
 *
 * @param baseUri Address of the shard folder.
 */
export function formatShardedListDocument(
  { merkleRoot, shardDigits }: Pick<ShardedAllowlist, 'merkleRoot' | 'shardDigits'>,
  baseUri: string,
): string {
  return `${JSON.stringify({
    merkleRoot,
    baseUri,
    shardNybbles: shardDigits,
    tokenDecimals: 0,
    isShardedMerkleTree: true,
  })}\n`
}

function listedEntry(
  { wallet, quantityLimitPerWallet, pricePerToken, currency }: AllowlistEntry,
  { decimalsOf }: ShardUnits,
) {
  return {
    address: wallet,
    maxClaimable: orUnlimited(quantityLimitPerWallet, 0),
    price: orUnlimited(pricePerToken, decimalsOf(currency)),
    ...(currency !== zeroAddress && { currencyAddress: currency }),
  }
}

function orUnlimited(value: bigint, decimals: number): string {
  return value === maxUint256 ? 'unlimited' : formatUnits(value, decimals)
}
