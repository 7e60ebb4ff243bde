import { isUserId } from '../keys/userKey.ts'
import type { SortKey, SortKind, SortValue } from './pagedList.ts'

const MAX_TIME = 8.64e15
const MAX_INTEGER = 2n ** 63n
const MAX_HEX = 1024
const MAX_TEXT = 1000

/** PostgreSQL's text for its largest numeric value. */
const INFINITY = 'Infinity'

/** Allows more digits before and after the point than any price has. */
const DECIMAL = /^-?[0-9]{1,100}(?:\.[0-9]{1,100})?$/

/** Returns a sort key's name in rows. */
export const nameIn = ({ column }: SortKey): string => column.slice(column.lastIndexOf('.') + 1)

/** Returns a row's sort values. */
export function sortValuesOf(keys: readonly SortKey[], row: object): SortValue[] {
  return keys.map((key) => {
    const value: unknown = Reflect.get(row, nameIn(key))
    return key.kind === 'integer' ? BigInt(String(value)) : (value as SortValue)
  })
}

/** Formats a value for page tokens. */
export function writeSortValue(value: SortValue): string {
  if (value instanceof Date) return String(value.getTime())
  return Buffer.isBuffer(value) ? value.toString('hex') : String(value)
}

/** Parses a value from a page token; undefined if it does not match its kind. */
export function readSortValue(kind: SortKind, text: unknown): SortValue | undefined {
  if (typeof text !== 'string') return undefined
  if (kind === 'bytes') {
    const isHex = /^(?:[0-9a-f]{2})+$/.test(text) && text.length <= MAX_HEX
    return isHex ? Buffer.from(text, 'hex') : undefined
  }
  // PostgreSQL does not support U+0000.
  if (kind === 'text') return text.length <= MAX_TEXT && !text.includes('\0') ? text : undefined
  if (kind === 'uuid') return isUserId(text) ? text : undefined
  if (kind === 'decimal') return isDecimal(text) ? text : undefined
  if (!/^(?:0|[1-9][0-9]{0,18})$/.test(text)) return undefined
  const number = BigInt(text)
  if (kind === 'integer') return number < MAX_INTEGER ? number : undefined
  return number <= MAX_TIME ? new Date(Number(number)) : undefined
}

/** Compares two rows' sort values, for ascending order; only as many values as the first row has. */
export function compareSortValues(
  keys: readonly SortKey[],
  one: readonly SortValue[],
  other: readonly SortValue[],
): number {
  for (const [index, value] of one.entries()) {
    const order = compare(keys[index]?.kind, value, other[index] ?? value)
    if (order !== 0) return order
  }
  return 0
}

function compare(kind: SortKind | undefined, one: SortValue, other: SortValue): number {
  if (Buffer.isBuffer(one) && Buffer.isBuffer(other)) return Buffer.compare(one, other)
  if (typeof one === 'string' && typeof other === 'string') {
    return kind === 'text' || kind === 'uuid'
      ? Buffer.compare(Buffer.from(one), Buffer.from(other))
      : compareDecimals(one, other)
  }
  return one < other ? -1 : one > other ? 1 : 0
}

/** Returns true for a decimal as PostgreSQL writes it. */
const isDecimal = (text: string): boolean => text === INFINITY || DECIMAL.test(text)

/** Compares two decimals, for ascending order. */
export function compareDecimals(one: string, other: string): number {
  if (one === other) return 0
  if (one === INFINITY) return 1
  if (other === INFINITY) return -1
  const places = Math.max(placesOf(one), placesOf(other))
  const [first, second] = [scaled(one, places), scaled(other, places)]
  return first < second ? -1 : first > second ? 1 : 0
}

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

/** Returns the decimal in units of 10^-places. */
const scaled = (decimal: string, places: number): bigint => {
  const [whole = '', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}
