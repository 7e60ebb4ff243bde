import { BN } from '@mintline/solana/anchor'

/** A u64 or i64 as Anchor takes it. */
export function toBn(value: bigint): BN {
  return new BN(value.toString())
}

/** The bigint of a number that Anchor read. */
export function fromBn(value: BN): bigint {
  return BigInt(value.toString())
}
