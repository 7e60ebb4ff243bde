import { type Address, formatUnits, maxUint256, zeroAddress } from 'viem'
import type { AllowlistEntry } from './allowlistProof.ts'
import type { AllowlistShard, ShardedAllowlist } from './buildShardedAllowlist.ts'

/** Units of the prices in a sharded list. */
export interface ShardUnits {
  /**
   * Decimals of the currency of a price. For the zero address those of the native coin, even where the claim condition
   * is in tokens, since readers of a shard do not know the condition.
   */
  decimalsOf(currency: Address): number
}

/** The document of a shard, as thirdweb's SDK reads it, as one line of JSON. */
export function formatShardDocument(
  { entries, proofs }: Pick<AllowlistShard, 'entries' | 'proofs'>,
  units: ShardUnits,
): string {
  const listed = entries.map((entry) => listedEntry(entry, units))
  return `${JSON.stringify({ proofs, entries: listed })}\n`
}

/**
 * The document of a sharded list, as one line of JSON. The document of the contract names its address by its root,
 * in `merkle`.
 *
 * @param baseUri Address of the folder of the shards.
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
