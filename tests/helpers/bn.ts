import { BN } from '@mintline/solana/anchor'

/** Converts a u64 or i64 to the form that Anchor takes. */
export function toBn(value: bigint): BN {
  return new BN(value.toString())
}

/** Converts a number from Anchor to a bigint. */
export function fromBn(value: BN): bigint {
  return BigInt(value.toString())
}
