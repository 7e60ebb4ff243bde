import {
  type AptosAddress,
  aptosAddress,
  isAptosAddress,
  isWord,
  word,
} from '@mintline/core/identifiers'
import { AptosReadError } from '../errors/aptosReadError.ts'

/** Largest u64. */
export const MAX_U64 = 2n ** 64n - 1n

/**
 * Decodes a value in an answer, or throws a `WrongShape`. It is written by hand: zod alone would use a tenth of what a
 * drop's page may load at first.
 *
 * @param path The value's position in the answer.
 */
export type Decoder<Value> = (value: unknown, path: readonly string[]) => Value

/** The value type that a decoder returns. */
export type Decoded<D> = D extends Decoder<infer Value> ? Value : never

/** Thrown for a value that has another shape than the decoder expects. */
class WrongShape extends Error {
  /** @param problem What is wrong with the value: `is not an address`. */
  constructor(path: readonly string[], problem: string) {
    super(`${path.join('.') || 'the answer'} ${problem}`)
  }
}

/** Decodes a u64, which nodes write as text. */
export const U64 = text(isU64, BigInt, 'is not a whole number from 0 to 2^64 - 1')

/** Decodes an address, which nodes write without leading zeros. */
export const Address: Decoder<AptosAddress> = text(
  isAptosAddress,
  aptosAddress,
  'is not an address',
)

/** Decodes a text. */
export const Text = text(
  () => true,
  (each) => each,
  'is not a text',
)

/** Decodes a bool. */
export const Bool: Decoder<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new WrongShape(path, 'is neither true nor false')
  return value
}

/**
 * Creates a decoder for a value that nodes write as text.
 *
 * @param isValid Returns true for valid texts.
 * @param parse Parses a valid text.
 * @param problem Error text for all others.
 */
export function text<Value>(
  isValid: (text: string) => boolean,
  parse: (text: string) => Value,
  problem: string,
): Decoder<Value> {
  return (value, path) => {
    if (typeof value !== 'string' || !isValid(value)) throw new WrongShape(path, problem)
    return parse(value)
  }
}

/** Creates a decoder for one of a few values. @param problem Error text for all others. */
export function oneOf<Value>(values: readonly Value[], problem: string): Decoder<Value> {
  return (value, path) => {
    const found = values.find((each) => each === value)
    if (found === undefined) throw new WrongShape(path, problem)
    return found
  }
}

/** Creates a decoder for a struct with these fields; others are ignored. */
export function struct<Fields extends Readonly<Record<string, Decoder<unknown>>>>(
  fields: Fields,
): Decoder<{ [Name in keyof Fields]: Decoded<Fields[Name]> }> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new WrongShape(path, 'is not a struct')
    }
    const decoded = Object.entries(fields).map(([name, decode]) => {
      const field: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
      return [name, decode(field, [...path, name])] as const
    })
    return Object.fromEntries(decoded) as { [Name in keyof Fields]: Decoded<Fields[Name]> }
  }
}

/** Creates a decoder for an option: a list with one value or none. */
export function option<Value>(decode: Decoder<Value>): Decoder<{ vec: Value[] }> {
  return struct({ vec: vector(decode) })
}

/** Creates a decoder for a vector. */
export function vector<Value>(decode: Decoder<Value>): Decoder<Value[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new WrongShape(path, 'is not a list')
    return value.map((each, index) => decode(each, [...path, String(index)]))
  }
}

/**
 * Decodes a view function's result.
 *
 * @param name The view function's address, for the error.
 * @throws VIEW_ANSWER_INVALID if the value has another shape.
 */
export function decodeAnswer<Value>(decode: Decoder<Value>, answer: unknown, name: string): Value {
  try {
    return decode(answer, [])
  } catch (cause) {
    if (!(cause instanceof WrongShape)) throw cause
    const context = { function: name, problem: cause.message }
    throw new AptosReadError('VIEW_ANSWER_INVALID', context, { cause })
  }
}

/** Decodes a resource's or event's data; undefined if it is missing or has another shape. */
export function decodeResource<Value>(decode: Decoder<Value>, data: unknown): Value | undefined {
  try {
    return decode(data, [])
  } catch (error) {
    if (!(error instanceof WrongShape)) throw error
    return undefined
  }
}

/** Returns true if the digits are a u64. */
export function isU64(digits: string): boolean {
  return /^\d{1,20}$/.test(digits) && BigInt(digits) <= MAX_U64
}

const NO_ROOT = '0x'
const NOT_ROOT = 'is neither empty nor 32 bytes in hex'

/** Decodes a merkle root; undefined = the phase has no root. */
export const MerkleRoot = text(
  (hex) => hex === NO_ROOT || isWord(hex),
  (hex) => (hex === NO_ROOT ? undefined : word(hex)),
  NOT_ROOT,
)
