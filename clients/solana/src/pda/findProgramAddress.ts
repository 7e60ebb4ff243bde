import type { PublicKey } from '@solana/web3.js'
import { deriveAddress } from './deriveAddress.ts'
import type { AddressSeeds } from './recordSeeds.ts'
import { RememberedKey } from './rememberedKey.ts'

/** The address that a program derives from seeds, and the bump that it was found with. */
export function findProgramAddress(of: AddressSeeds): [address: PublicKey, bump: number] {
  const { address, bump } = deriveAddress(of)
  return [new RememberedKey(address), bump]
}
