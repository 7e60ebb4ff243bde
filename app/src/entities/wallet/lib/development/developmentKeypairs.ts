import { Keypair } from '@solana/web3.js'
import { developmentSeeds } from './developmentSeeds.ts'
import { developmentStore } from './developmentStore.ts'

/** Returns the keypairs for all development accounts. */
export function developmentKeypairs(): Keypair[] {
  return developmentSeeds().map(keypairOf)
}

/** Addresses by seed: forms ask on each change, and deriving a key takes longer than all else in their checks. */
const addresses = new Map<string, string>()

/** Returns true for a development wallet account; creates none. */
export function isDevelopmentAddress(address: string): boolean {
  const { seeds } = developmentStore.get()
  return seeds.some((seed) => addressOf(seed) === address)
}

function addressOf(seed: string): string {
  const known = addresses.get(seed)
  if (known !== undefined) return known
  const address = keypairOf(seed).publicKey.toBase58()
  addresses.set(seed, address)
  return address
}

function keypairOf(seed: string): Keypair {
  return Keypair.fromSeed(fromHex(seed))
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
