import { createHash } from 'node:crypto'
import { isEd25519Signature } from './ed25519.ts'
import type { SignedMessage } from './signedMessage.ts'

/** Prefix for every text that Aptos wallets sign, so that none is a transaction. */
const PREFIX = 'APTOS\n'
/** Bytes before key and signature in accounts that support several key kinds: Ed25519, length. */
const KEY_HEAD = '0020'
const SIGNATURE_HEAD = '0040'
/** Account kind: the last byte that is hashed into an address. */
const SCHEMES = { oneKind: '00', anyKind: '02' }

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
