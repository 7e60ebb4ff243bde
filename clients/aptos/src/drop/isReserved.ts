import type { AptosAddress } from '@mintline/core/identifiers'

/** Highest address that Aptos keeps for itself. */
const LAST_RESERVED = 0xfn

/** Returns true for an address from 0x0 to 0xf, which Aptos keeps for itself. */
export function isReserved(address: AptosAddress): boolean {
  return BigInt(address) <= LAST_RESERVED
}
