import { Keypair } from '@solana/web3.js'
import { DEVELOPMENT_ACCOUNTS, developmentStore } from './developmentStore.ts'

/** Keypairs of all development accounts; created on first use and stored in this browser. */
export function developmentKeypairs(): Keypair[] {
  const { seeds } = developmentStore.get()
  if (seeds.length === DEVELOPMENT_ACCOUNTS.length) {
    return seeds.map((seed) => Keypair.fromSeed(fromHex(seed)))
  }
  const keypairs = DEVELOPMENT_ACCOUNTS.map(() => Keypair.generate())
  developmentStore.update({
    seeds: keypairs.map(({ secretKey }) => toHex(secretKey.slice(0, 32))),
  })
  return keypairs
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
