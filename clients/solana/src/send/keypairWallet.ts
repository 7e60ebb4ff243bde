import type { Keypair, VersionedTransaction } from '@solana/web3.js'
import type { SolanaWallet } from './wallet.ts'

/** In PKCS #8, precedes the 32 bytes of an ed25519 private key. */
const PKCS8_PREFIX = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32)
const SEED_BYTES = 32

type SigningKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/**
 * Wraps a keypair as a wallet that signs everything. Where the platform's cryptography supports ed25519, uses it and
 * its own threads: ten times as fast as web3.js.
 */
export function keypairWallet(keypair: Keypair): SolanaWallet {
  let key: Promise<SigningKey | undefined> | undefined
  return {
    publicKey: keypair.publicKey,
    signTransactions: async (transactions) => {
      key ??= importKey(keypair)
      const platformKey = await key
      if (platformKey === undefined) for (const part of transactions) part.sign([keypair])
      else await Promise.all(transactions.map((part) => signBy(platformKey, keypair, part)))
      return transactions
    },
  }
}

async function importKey({ secretKey }: Keypair): Promise<SigningKey | undefined> {
  const pkcs8 = new Uint8Array([...PKCS8_PREFIX, ...secretKey.subarray(0, SEED_BYTES)])
  try {
    return await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign'])
  } catch {
    // Older browsers do not support the algorithm, and pages without TLS have no such cryptography.
    return undefined
  }
}

async function signBy(
  key: SigningKey,
  { publicKey }: Keypair,
  transaction: VersionedTransaction,
): Promise<void> {
  const bytes = new Uint8Array(transaction.message.serialize())
  const signature = await crypto.subtle.sign('Ed25519', key, bytes)
  transaction.addSignature(publicKey, new Uint8Array(signature))
}
