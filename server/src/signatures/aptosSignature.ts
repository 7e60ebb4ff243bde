import { createHash } from 'node:crypto'
import { isEd25519Signature } from './ed25519.ts'
import type { SignedMessage } from './signedMessage.ts'

/** Beginning of every text that Aptos wallets sign, by which none of them is a transaction. */
const PREFIX = 'APTOS\n'
/** Bytes that stand before a key and a signature of accounts that may have keys of several kinds: Ed25519, length. */
const KEY_HEAD = '0020'
const SIGNATURE_HEAD = '0040'
/** Last byte of what an address is the hash of: the kind of the account. */
const SCHEMES = { oneKind: '00', anyKind: '02' }

/**
 * True if a wallet of Aptos signed a text: the full one of `aptos:signMessage`, with signature and Ed25519 public key in
 * hex. The address has to be that of the key, so keys that took the place of an account's first one do not count.
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

/** Hex digits of so many bytes, which may have `0x` and a head before them. */
function hexOf(text: string, head: string, bytes: number): string | undefined {
  const [, digits] =
    new RegExp(`^(?:0x)?(?:${head})?([0-9a-f]{${bytes * 2}})$`, 'i').exec(text) ?? []
  return digits
}

const addressOf = (hex: string): string =>
  `0x${createHash('sha3-256').update(Buffer.from(hex, 'hex')).digest('hex')}`
