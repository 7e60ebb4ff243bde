import { CoreError } from '../errors/coreError.ts'

/** True if a value is one of an enumeration. Case matters: `active` is not `ACTIVE`. */
export function isOneOf<Value extends string>(
  enumeration: readonly Value[],
  value: unknown,
): value is Value {
  return enumeration.some((allowed) => allowed === value)
}

/**
 * Throws unless a value is one of an enumeration.
 *
 * @param name Name of the value for the message: `sort`.
 * @throws MintlineError NOT_ONE_OF
 */
export function assertIsOneOf<Value extends string>(
  enumeration: readonly Value[],
  value: unknown,
  name: string,
): asserts value is Value {
  if (isOneOf(enumeration, value)) return
  throw new CoreError('NOT_ONE_OF', { name, value: textOf(value), allowed: enumeration })
}

/** A value of any type for a message; objects by their type, since their `toString` may throw. */
function textOf(value: unknown): string {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject ? `a value of type ${typeof value}` : String(value)
}
