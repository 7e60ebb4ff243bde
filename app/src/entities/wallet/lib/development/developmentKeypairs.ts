import { Keypair } from '@solana/web3.js'
import { developmentSeeds } from './developmentSeeds.ts'
import { developmentStore } from './developmentStore.ts'

/** Keypairs of all development accounts. */
export function developmentKeypairs(): Keypair[] {
  return developmentSeeds().map(keypairOf)
}

/** True for an account of the development wallet; creates none. */
export function isDevelopmentAddress(address: string): boolean {
  const { seeds } = developmentStore.get()
  return seeds.some((seed) => keypairOf(seed).publicKey.toBase58() === address)
}

function keypairOf(seed: string): Keypair {
  return Keypair.fromSeed(fromHex(seed))
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
