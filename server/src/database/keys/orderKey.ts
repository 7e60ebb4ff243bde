import type { Prefixed } from '@mintline/core/identifiers'
import { isEvmBlockchain } from '@mintline/core/networks'
import { opaqueCodec } from './codec.ts'
import { defineCodecKey } from './codecKey.ts'

const key = defineCodecKey('an order', () => opaqueCodec)

const HEX = /^0x[0-9a-f]+$/i

/** Returns an order's key. Hashes on EVM chains ignore case. */
export const orderKey = ({ blockchain, value }: Prefixed): Buffer =>
  key.write(
    blockchain,
    isEvmBlockchain(blockchain) && HEX.test(value) ? value.toLowerCase() : value,
  )

/**
 * Parses an order key.
 *
 * @throws `NOT_A_KEY` if the bytes are not an order key
 */
export function readOrderKey(bytes: Buffer): Prefixed {
  const { blockchain, text } = key.read(bytes)
  return { blockchain, value: text }
}
