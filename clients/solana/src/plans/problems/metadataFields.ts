import { isSolanaAddress } from '@mintline/core/identifiers'
import { byteLength } from '../../byteLength.ts'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { MetadataField } from '../../instructions/types.ts'
import {
  MAX_EXTRA_FIELDS,
  MAX_FIELD_KEY_LENGTH,
  MAX_FIELD_VALUE_LENGTH,
  ROYALTY_KEY,
} from '../../limits.ts'
import type { Problems } from './problems.ts'
import { checkText, checkVisible } from './texts.ts'

const RESERVED_KEYS: readonly string[] = [ROYALTY_KEY, 'name', 'symbol', 'uri']

/** Checks fields: distinct keys, and each field valid. */
export function checkFields(
  problems: Problems,
  path: string,
  fields: readonly MetadataField[],
): void {
  const named = new Set<string>()
  for (const [index, { field, value }] of fields.entries()) {
    const at = `${path}.${index}`
    checkKey(problems, `${at}.field`, field)
    if (named.has(field))
      problems.add(`${at}.field`, new SolanaClientError('FIELD_KEY_REPEATED', { key: field }))
    named.add(field)
    checkText(problems, `${at}.value`, value, MAX_FIELD_VALUE_LENGTH)
  }
}

/** Checks a collection's total field count. */
export function checkFieldCount(problems: Problems, path: string, count: number): void {
  if (count > MAX_EXTRA_FIELDS) {
    problems.add(
      path,
      new SolanaClientError('TOO_MANY_EXTRA_FIELDS', { count, max: MAX_EXTRA_FIELDS }),
    )
  }
}

function checkKey(problems: Problems, path: string, key: string): void {
  // An address is also too long for a key, but this message is more specific.
  if (isSolanaAddress(key)) {
    problems.add(path, new SolanaClientError('FIELD_KEY_IS_ADDRESS', { key }))
    return
  }
  const bytes = byteLength(key)
  if (bytes < 1 || bytes > MAX_FIELD_KEY_LENGTH) {
    problems.add(path, new SolanaClientError('FIELD_KEY_LENGTH_INVALID', { bytes }))
  } else if (RESERVED_KEYS.includes(key)) {
    problems.add(path, new SolanaClientError('FIELD_KEY_RESERVED', { key }))
  } else {
    checkVisible(problems, path, key)
  }
}
