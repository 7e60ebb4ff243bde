import { sha3_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import nacl from 'tweetnacl'
import { bytesOf } from '../bcs/values.ts'
import type { KeyAccount } from './signingWallet.ts'

/** Prefix hashed before a transaction, so that its signature fits no other message. */
const SIGNING_PREFIX = sha3_256(utf8ToBytes('APTOS::RawTransaction'))

/** Ed25519 key scheme in an address, and authenticator variant. */
const ED25519 = Uint8Array.of(0)

/** An account with an Ed25519 key. */
export interface Ed25519Account extends KeyAccount {
  /** As 0x and hex. */
  readonly publicKey: string
}

/**
 * Returns an Ed25519 private key's account, at its address before any key rotation.
 *
 * @param privateKey 32 bytes as hex, with or without 0x.
 */
export function ed25519Account(privateKey: string): Ed25519Account {
  const { publicKey, secretKey } = nacl.sign.keyPair.fromSeed(bytesOf(privateKey))
  const accountAddress = `0x${bytesToHex(sha3_256(concatBytes(publicKey, ED25519)))}`
  return {
    accountAddress,
    publicKey: `0x${bytesToHex(publicKey)}`,
    signTransactionWithAuthenticator: ({ rawTransaction }) => {
      const message = concatBytes(SIGNING_PREFIX, rawTransaction.bcsToBytes())
      const signature = nacl.sign.detached(message, secretKey)
      const parts = [publicKey, signature].flatMap((part) => [Uint8Array.of(part.length), part])
      return { bcsToBytes: () => concatBytes(ED25519, ...parts) }
    },
  }
}
