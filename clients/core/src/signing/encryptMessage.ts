import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import nacl from 'tweetnacl'
import { CoreError } from '../errors/coreError.ts'

/** Encrypted messages are padded to a multiple of this many bytes, to hide their length. */
const PADDED_BYTES = 2048

/** Bytes that encryption adds to authenticate a message. */
const BOX_OVERHEAD_BYTES = 16

/** The only encryption that wallets support: X25519 keys, XSalsa20 cipher, Poly1305 authentication. */
export const ENCRYPTION_VERSION = 'x25519-xsalsa20-poly1305'

/** An encrypted message. All fields but the version are base64. */
export interface EncryptedMessage {
  readonly version: typeof ENCRYPTION_VERSION
  readonly nonce: string
  /** Public key made for this message alone. */
  readonly ephemPublicKey: string
  readonly ciphertext: string
}

/**
 * Encrypts a message for a wallet's owner, padded to hide its length.
 *
 * `publicKey` is the wallet's answer to `eth_getEncryptionPublicKey`: 32 bytes in base64.
 *
 * @throws MintlineError ENCRYPTED_MESSAGE_EMPTY if there is nothing to encrypt.
 * @throws MintlineError ENCRYPTION_NOT_SUPPORTED for another version.
 * @throws MintlineError ENCRYPTION_KEY_INVALID for an invalid public key.
 */
export function encryptMessage(args: {
  readonly publicKey: string
  readonly data: string
  /** Default and only value: x25519-xsalsa20-poly1305. */
  readonly version?: string
}): EncryptedMessage {
  const { publicKey, data, version = ENCRYPTION_VERSION } = args
  if (!data) throw new CoreError('ENCRYPTED_MESSAGE_EMPTY', {})
  if (version !== ENCRYPTION_VERSION) {
    throw new CoreError('ENCRYPTION_NOT_SUPPORTED', { version })
  }
  const recipient = publicKeyBytes(publicKey)
  const ephemeral = nacl.box.keyPair()
  const nonce = nacl.randomBytes(nacl.box.nonceLength)
  const box = nacl.box(utf8ToBytes(padMessage(data)), nonce, recipient, ephemeral.secretKey)
  return {
    version: ENCRYPTION_VERSION,
    nonce: base64.encode(nonce),
    ephemPublicKey: base64.encode(ephemeral.publicKey),
    ciphertext: base64.encode(box),
  }
}

/** Formats an encrypted message as the first parameter of `eth_decrypt`: its JSON as hex. */
export function toDecryptParameter(message: EncryptedMessage): string {
  return `0x${bytesToHex(utf8ToBytes(JSON.stringify(message)))}`
}

function publicKeyBytes(publicKey: string): Uint8Array {
  try {
    const bytes = base64.decode(publicKey)
    if (bytes.length === nacl.box.publicKeyLength) return bytes
  } catch (cause) {
    throw new CoreError('ENCRYPTION_KEY_INVALID', { publicKey }, { cause })
  }
  throw new CoreError('ENCRYPTION_KEY_INVALID', { publicKey })
}

/**
 * Pads a message, as the JSON `{data, padding}` that MetaMask's safe decryption reads. With the bytes that encryption
 * adds, its length is a multiple of 2,048 bytes.
 */
function padMessage(data: string): string {
  const length = utf8ToBytes(JSON.stringify({ data, padding: '' })).length + BOX_OVERHEAD_BYTES
  const missing = (PADDED_BYTES - (length % PADDED_BYTES)) % PADDED_BYTES
  return JSON.stringify({ data, padding: '0'.repeat(missing) })
}
