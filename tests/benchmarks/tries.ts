import { type AddressSeeds, deriveAddress } from '@mintline/solana'
import { type Address, address } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'

const HIGHEST_BUMP = 255

/** Counts the bumps that a program tries before it finds an address; each costs compute units. */
export function tries(seeds: AddressSeeds): number {
  return HIGHEST_BUMP - deriveAddress(seeds).bump
}

/** Converts a public key to the form that generated seeds take. */
export function kitAddress(key: PublicKey): Address {
  return address(key.toBase58())
}
