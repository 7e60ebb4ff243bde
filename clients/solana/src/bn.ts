import { BN } from './anchor.ts'

/** Anchor takes u64 and i64 as BN; amounts are bigint everywhere else. */
export function toBn(value: bigint): BN {
  return new BN(value.toString())
}

/** The bigint of a number read by Anchor. */
export function fromBn(value: BN): bigint {
  return BigInt(value.toString())
}
