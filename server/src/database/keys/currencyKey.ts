import type { CurrencyParts } from '@mintline/core/identifiers'
import { codecsOf } from './addressCodecs.ts'
import { defineCodecKey } from './codecKey.ts'

const key = defineCodecKey('a currency', (blockchain) => codecsOf(blockchain).currency)

/** Returns a currency's key; the address or coin type in core's normal form. */
export const currencyKey = ({ blockchain, address }: CurrencyParts): Buffer =>
  key.write(blockchain, address)

/**
 * Parses a currency key.
 *
 * @throws `NOT_A_KEY` if the bytes are not a currency key
 */
export function readCurrencyKey(bytes: Buffer): CurrencyParts {
  const { blockchain, text } = key.read(bytes)
  return { blockchain, address: text }
}
