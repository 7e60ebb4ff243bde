import { type AptosAddress, aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import { AptosReadError } from '../errors/aptosReadError.ts'

/** Largest u64. */
export const MAX_U64 = 2n ** 64n - 1n

/**
 * Decodes a value of an answer, or throws a `WrongShape`. By hand and not with zod, which is a tenth of what the page of
 * a drop may load at first.
 *
 * @param path Where the value is in the answer.
 */
export type Decoder<Value> = (value: unknown, path: readonly string[]) => Value

/** The value that a decoder returns. */
export type Decoded<D> = D extends Decoder<infer Value> ? Value : never

/** A value of another shape than a decoder's. */
class WrongShape extends Error {
  /** @param problem What is wrong with the value: `is not an address`. */
  constructor(path: readonly string[], problem: string) {
    super(`${path.join('.') || 'the answer'} ${problem}`)
  }
}

/** A u64, which nodes write as a text. */
export const U64 = text(isU64, BigInt, 'is not a whole number from 0 to 2^64 - 1')

/** An address, which nodes write without leading zeros. */
export const Address: Decoder<AptosAddress> = text(
  isAptosAddress,
  aptosAddress,
  'is not an address',
)

/** A text. */
export const Text = text(
  () => true,
  (each) => each,
  'is not a text',
)

/** A bool. */
export const Bool: Decoder<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new WrongShape(path, 'is neither true nor false')
  return value
}

/**
 * A value that nodes write as a text.
 *
 * @param isValid Tells the texts that there may be.
 * @param parse Reads one of them.
 * @param problem Said of others.
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

/** One of a few values. @param problem Said of others. */
export function oneOf<Value>(values: readonly Value[], problem: string): Decoder<Value> {
  return (value, path) => {
    const found = values.find((each) => each === value)
    if (found === undefined) throw new WrongShape(path, problem)
    return found
  }
}

/** A struct with these fields; others are ignored. */
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

/** An option: a list of one value, or none. */
export function option<Value>(decode: Decoder<Value>): Decoder<{ vec: Value[] }> {
  return struct({ vec: vector(decode) })
}

/** A vector. */
export function vector<Value>(decode: Decoder<Value>): Decoder<Value[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new WrongShape(path, 'is not a list')
    return value.map((each, index) => decode(each, [...path, String(index)]))
  }
}

/**
 * Decodes what a view function returned.
 *
 * @param name Address of the view function, for the error.
 * @throws VIEW_ANSWER_INVALID for a value of another shape.
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

/** Decodes the data of a resource or an event; undefined where there is none, or it has another shape. */
export function decodeResource<Value>(decode: Decoder<Value>, data: unknown): Value | undefined {
  try {
    return decode(data, [])
  } catch (error) {
    if (!(error instanceof WrongShape)) throw error
    return undefined
  }
}

/** True for the digits of a u64. */
export function isU64(digits: string): boolean {
  return /^\d{1,20}$/.test(digits) && BigInt(digits) <= MAX_U64
}
