import { createHash } from 'node:crypto'
import { solanaAddress } from '@mintline/core/identifiers'
import { Keypair } from '@solana/web3.js'
import type { AllowlistEntryInput } from '../../src/allowlist/entryInput.ts'

/** Entries with different terms, the same for the same seed. */
export function entriesOf(seed: string, count: number): AllowlistEntryInput[] {
  return Array.from({ length: count }, (_, index) => ({
    user: solanaAddress(walletOf(`${seed} ${index}`).publicKey.toBase58()),
    price: BigInt(index) * 1_000n,
    amount: (index % 255) + 1,
  }))
}

/** A wallet derived from a name. */
export function walletOf(name: string): Keypair {
  return Keypair.fromSeed(createHash('sha256').update(name).digest())
}
