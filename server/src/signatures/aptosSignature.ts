import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'

/** Prefix for every text that Aptos wallets sign, so that none is a transaction. */
const PREFIX = 'APTOS\n'
/** Bytes before key and signature in accounts that support several key kinds: Ed25519, length. */
const KEY_HEAD = '0020'
const SIGNATURE_HEAD = '0040'
/** Account kind: the last byte that is hashed into an address. */
const SCHEMES = { oneKind: '00', anyKind: '02' }

/** An Ed25519 signature. */
interface Ed25519Signature {
  readonly publicKey: Uint8Array
  readonly message: Uint8Array
  readonly signature: Uint8Array
}

/** A text with a signature to check. */
export interface SignedMessage {
  /** The wallet's address in its normal form. */
  readonly signer: string
  /** The wallet's public key, if its address does not contain it. */
  readonly publicKey: string | undefined
  /** Signed text. Aptos wallets add to the given text, so it is the full one there. */
  readonly message: string
  readonly signature: string
}

/**
 * Returns true if an Aptos wallet signed a text: the full text from `aptos:signMessage`, with signature and Ed25519
 * public key in hex. The address has to derive from the key, so rotated keys do not count.
 */
export function isAptosMessage(signed: SignedMessage & { readonly publicKey: string }): boolean {
  const publicKey = hexOf(signed.publicKey, KEY_HEAD, 32)
  const signature = hexOf(signed.signature, SIGNATURE_HEAD, 64)
  if (publicKey === undefined || signature === undefined) return false
  const addresses = [
    addressOf(publicKey + SCHEMES.oneKind),
    addressOf(KEY_HEAD + publicKey + SCHEMES.anyKind),
  ]
  return (
    addresses.includes(signed.signer) &&
    signed.message.startsWith(PREFIX) &&
    isEd25519Signature({
      publicKey: Buffer.from(publicKey, 'hex'),
      message: Buffer.from(signed.message),
      signature: Buffer.from(signature, 'hex'),
    })
  )
}

/** Returns the hex digits for so many bytes, without an optional `0x` and head before them; undefined = other text. */
function hexOf(text: string, head: string, bytes: number): string | undefined {
  const [, digits] =
    new RegExp(`^(?:0x)?(?:${head})?([0-9a-f]{${bytes * 2}})$`, 'i').exec(text) ?? []
  return digits
}

const addressOf = (hex: string): string =>
  `0x${createHash('sha3-256').update(Buffer.from(hex, 'hex')).digest('hex')}`

/**
 * Returns true if a key signed a message. Public keys with a small order, such as the address of Solana's system
 * program, have no owner: OpenSSL accepts signatures that anybody makes for them, this does not.
 */
export function isEd25519Signature({ publicKey, message, signature }: Ed25519Signature): boolean {
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    // Bytes with another length are no key or signature.
    return false
  }
}
