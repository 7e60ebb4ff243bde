import { type AddressSeeds, deriveAddress } from '@mintline/solana'
import { type Address, address } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'

const HIGHEST_BUMP = 255

/** Bumps that a program tries in vain before it finds an address; each costs it compute units. */
export function tries(seeds: AddressSeeds): number {
  return HIGHEST_BUMP - deriveAddress(seeds).bump
}

/** A public key as the generated seeds take it. */
export function kitAddress(key: PublicKey): Address {
  return address(key.toBase58())
}
