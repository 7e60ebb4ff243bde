import { CoreError } from '../errors/coreError.ts'

/** Returns true if an enumeration has the value. Case matters: `active` is not `ACTIVE`. */
export function isOneOf<Value extends string>(
  enumeration: readonly Value[],
  value: unknown,
): value is Value {
  return enumeration.some((allowed) => allowed === value)
}

/**
 * Throws unless an enumeration has the value.
 *
 * @param name Parameter name for the message, such as `sort`.
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

/** Formats any value for a message. Objects show their type, since their `toString` may throw. */
function textOf(value: unknown): string {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject ? `a value of type ${typeof value}` : String(value)
}
