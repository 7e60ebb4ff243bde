import type { ChainFormats } from '../formats/chainFormats.ts'
import { formatsOf } from '../formats/formatsOf.ts'
import type { Format } from '../identifier.ts'
import { type Prefixed, readPrefixed } from './prefixed.ts'

/**
 * Parses `CHAIN:value` and normalises the value; undefined = the value does not have its blockchain's format.
 *
 * @param formatOf - selects the format for the value
 */
export function readFormatted(
  text: string,
  formatOf: (formats: ChainFormats) => Format,
): Prefixed | undefined {
  const prefixed = readPrefixed(text)
  if (prefixed === undefined) return undefined
  const { blockchain } = prefixed
  const value = formatOf(formatsOf(blockchain))(prefixed.value)
  return value === undefined ? undefined : { blockchain, value }
}
