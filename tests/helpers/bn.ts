import { BN } from '@mintline/solana/anchor'

/** A u64 or i64 in the form that Anchor takes. */
export function toBn(value: bigint): BN {
  return new BN(value.toString())
}

/** A number from Anchor as a bigint. */
export function fromBn(value: BN): bigint {
  return BigInt(value.toString())
}
