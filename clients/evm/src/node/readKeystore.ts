import { decrypt, toKey } from 'ox/Keystore'
import type { Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { EvmClientError } from '../errors/evmClientError.ts'

const Digits = z.string().check(z.regex(/^(0x)?([0-9a-f]{2})+$/i, 'is not hex'))
const HexText = z.pipe(
  Digits,
  z.transform((text) => text.replace(/^0x/, '')),
)

/** Derived key length in bytes: half for the cipher, half for the check. */
const KEY_LENGTH = 32

const ScryptParameters = z.object({
  dklen: z.literal(KEY_LENGTH),
  n: z.int().check(z.positive()),
  p: z.int().check(z.positive()),
  r: z.int().check(z.positive()),
  salt: HexText,
})

const Pbkdf2Parameters = z.object({
  c: z.int().check(z.positive()),
  dklen: z.literal(KEY_LENGTH),
  prf: z.literal('hmac-sha256'),
  salt: HexText,
})

const cipher = {
  cipher: z.literal('aes-128-ctr'),
  cipherparams: z.object({ iv: HexText }),
  ciphertext: HexText,
  mac: HexText,
}

const KeystoreDocument = z.object({
  version: z.literal(3),
  crypto: z.discriminatedUnion('kdf', [
    z.object({ ...cipher, kdf: z.literal('scrypt'), kdfparams: ScryptParameters }),
    z.object({ ...cipher, kdf: z.literal('pbkdf2'), kdfparams: Pbkdf2Parameters }),
  ]),
})

type KeystoreDocument = z.infer<typeof KeystoreDocument>

/**
 * Returns a keystore file's account (web3 secret storage, version 3), as geth, foundry and most wallets write it. Takes
 * about a second, since keystores are slow to open by design.
 *
 * @param text The file's content.
 * @throws KEYSTORE_INVALID, KEYSTORE_PASSWORD_WRONG; neither reveals any content
 */
export function readKeystore(text: string, password: string): PrivateKeyAccount {
  const { version, crypto } = parseKeystore(text)
  // The id is not used, but the type requires it.
  const keystore = { version, crypto, id: '' } as Parameters<typeof toKey>[0]
  const derived = orInvalid('its key cannot be derived', () => toKey(keystore, { password }))
  return accountOf(decrypted(keystore, derived))
}

function parseKeystore(text: string): KeystoreDocument {
  const parsed = KeystoreDocument.safeParse(withLowerCaseKeys(jsonIn(text)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.join('.')
  throw invalid(path ? `${path} is missing or not supported` : 'it is not an object')
}

function jsonIn(text: string): unknown {
  // Drops the cause, which may quote the file.
  return orInvalid('it is not JSON', () => JSON.parse(text))
}

/** Lower-cases the keys: some wallets write `Crypto`. */
function withLowerCaseKeys(document: unknown): unknown {
  if (typeof document !== 'object' || document === null) return document
  const entries = Object.entries(document).map(([key, value]) => [key.toLowerCase(), value])
  return Object.fromEntries(entries)
}

function decrypted(...[keystore, key]: Parameters<typeof decrypt>): Hex {
  try {
    return decrypt(keystore, key)
  } catch {
    throw new EvmClientError('KEYSTORE_PASSWORD_WRONG', {})
  }
}

function accountOf(privateKey: Hex): PrivateKeyAccount {
  return orInvalid('it holds no private key', () => privateKeyToAccount(privateKey))
}

/** Hides the cause, which may contain a key. */
function orInvalid<Value>(reason: string, read: () => Value): Value {
  try {
    return read()
  } catch {
    throw invalid(reason)
  }
}

function invalid(reason: string) {
  return new EvmClientError('KEYSTORE_INVALID', { reason })
}
