import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'

/** Wallets that mint in the example. Lists that name one of their addresses are minted from. */
export const COLLECTORS = ['alice', 'bob', 'carol', 'dave'] as const

/** A development wallet, always the same for a name. Anybody can make it: for the embedded network only. */
export function exampleWallet(name: string): Keypair {
  return Keypair.fromSeed(
    createHash('sha256').update(`mintline development wallet ${name}`).digest(),
  )
}

/** Base58 address of the wallet of a name. */
export function addressOf(name: string): string {
  return exampleWallet(name).publicKey.toBase58()
}
