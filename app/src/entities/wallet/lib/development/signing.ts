import { type Keypair, VersionedTransaction } from '@solana/web3.js'

/** PKCS #8 header for an Ed25519 secret key. */
const PKCS8_HEAD = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
]

/** Adds a signature to a serialized transaction, legacy or version 0; others are kept. */
export function signTransactionBytes(transaction: Uint8Array, keypair: Keypair): Uint8Array {
  const parsed = VersionedTransaction.deserialize(transaction)
  parsed.sign([keypair])
  return parsed.serialize()
}

/** Signs a message; 64 bytes. */
export async function signMessageBytes(message: Uint8Array, keypair: Keypair): Promise<Uint8Array> {
  const encoded = Uint8Array.from([...PKCS8_HEAD, ...keypair.secretKey.slice(0, 32)])
  const key = await crypto.subtle.importKey('pkcs8', encoded, 'Ed25519', false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(message)))
}
