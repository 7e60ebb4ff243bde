import { sha3_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import nacl from 'tweetnacl'
import { bytesOf } from '../bcs/values.ts'
import type { AccountAuthenticator, KeyAccount } from './signingWallet.ts'

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
      const signature = nacl.sign.detached(signingMessage(rawTransaction), secretKey)
      return ed25519Authenticator({ publicKey, signature })
    },
  }
}

/** Returns the bytes that an account signs for a transaction: a prefix, then the transaction in BCS. */
export function signingMessage(rawTransaction: { bcsToBytes(): Uint8Array }): Uint8Array {
  return concatBytes(SIGNING_PREFIX, rawTransaction.bcsToBytes())
}

/** Wraps an Ed25519 signature, made on a device for example, as an account's authenticator. */
export function ed25519Authenticator(signed: {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** 64 bytes, over `signingMessage`. */
  readonly signature: Uint8Array
}): AccountAuthenticator {
  const parts = [signed.publicKey, signed.signature].flatMap((part) => [
    Uint8Array.of(part.length),
    part,
  ])
  return { bcsToBytes: () => concatBytes(ED25519, ...parts) }
}
