import type { UnionAddressParts } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { codecsOf } from './addressCodecs.ts'
import { defineCodecKey, notAKey } from './codecKey.ts'

const BYTES = 16
const USER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns true for a user id as in answers: a UUID in lower case. */
export const isUserId = (id: string): boolean => USER_ID.test(id)

/** Returns a user's key: the UUID's bytes, fewer than any other key has. */
export const userKey = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

/**
 * Returns the user id in a key.
 *
 * @throws `NOT_A_KEY` if the bytes are not a user key
 */
export function readUserKey(key: Buffer): string {
  if (key.length !== BYTES) throw notAKey('a user', key)
  const hex = key.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

const key = defineCodecKey('an address', (blockchain) => codecsOf(blockchain).address)

/** Returns the key for a wallet or other account on one blockchain; the address in core's normal form. */
export const addressKey = ({ blockchain, address }: UnionAddressParts): Buffer =>
  key.write(blockchain, address)

/**
 * Parses an address key.
 *
 * @throws `NOT_A_KEY` if the bytes are not an address key
 */
export function readAddressKey(bytes: Buffer): UnionAddressParts {
  const { blockchain, text } = key.read(bytes)
  return { blockchain, address: text }
}

/** Returns a wallet's key, which all blockchains in its group share: its address key on the first one. */
export const walletKey = ({ blockchain, address }: UnionAddressParts): Buffer =>
  addressKey({ blockchain: layerOneOf(blockchain), address })
