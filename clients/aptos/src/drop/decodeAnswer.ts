import { type AptosAddress, aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import * as z from 'zod/mini'
import { AptosClientError } from '../errors/aptosClientError.ts'

/** Largest u64. */
export const MAX_U64 = 2n ** 64n - 1n

const NOT_U64 = 'is not a whole number from 0 to 2^64 - 1'
const NOT_ADDRESS = 'is not an address'

/** A u64, which nodes write as a text. */
export const U64 = z.pipe(
  z.string(NOT_U64).check(z.refine(isU64, NOT_U64)),
  z.transform((digits) => BigInt(digits)),
)

/** An address, which nodes write without leading zeros. */
export const Address = z.pipe(
  z.string(NOT_ADDRESS).check(z.refine(isAptosAddress, NOT_ADDRESS)),
  z.transform((text): AptosAddress => aptosAddress(text)),
)

/** A bool. */
export const Bool = z.boolean('is neither true nor false')

/** A text. */
export const Text = z.string('is not a text')

/** A struct with these fields; others are ignored. */
export function struct<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, 'is not a struct')
}

/** An option: a list of one value, or none. */
export function option<Value extends z.ZodMiniType>(value: Value) {
  return struct({ vec: vector(value) })
}

/** A vector. */
export function vector<Element extends z.ZodMiniType>(element: Element) {
  return z.array(element, 'is not a list')
}

/**
 * Decodes what a view function returned.
 *
 * @param name Address of the view function, for the error.
 * @throws VIEW_ANSWER_INVALID for a value of another shape.
 */
export function decodeAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  name: string,
): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue]
  const problem = `${path.join('.') || 'the answer'} ${message}`
  const options = { cause: parsed.error }
  throw new AptosClientError('VIEW_ANSWER_INVALID', { function: name, problem }, options)
}

function isU64(text: string): boolean {
  return /^\d{1,20}$/.test(text) && BigInt(text) <= MAX_U64
}
