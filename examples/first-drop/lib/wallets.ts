import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'

/** Wallets that mint in the example, from every list that includes their addresses. */
export const COLLECTORS = ['alice', 'bob', 'carol', 'dave'] as const

/** Returns a name's development wallet. Anybody can derive its key: use it on the embedded network only. */
export function exampleWallet(name: string): Keypair {
  return Keypair.fromSeed(
    createHash('sha256').update(`mintline development wallet ${name}`).digest(),
  )
}

/** Returns a development wallet's base58 address. */
export function addressOf(name: string): string {
  return exampleWallet(name).publicKey.toBase58()
}
