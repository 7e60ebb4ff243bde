import type { UnionAddressParts } from '@mintline/core/identifiers'
import { codecsOf } from './addressCodecs.ts'
import { defineCodecKey } from './codecKey.ts'

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
