import { Keypair } from '@solana/web3.js'
import { developmentSeeds } from './developmentSeeds.ts'

/** Keypairs of all development accounts. */
export function developmentKeypairs(): Keypair[] {
  return developmentSeeds().map((seed) => Keypair.fromSeed(fromHex(seed)))
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
