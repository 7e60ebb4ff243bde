import { CoreError } from '../errors/coreError.ts'

/** Whether a value is one of an enumeration's. Letters count: `active` is not `ACTIVE`. */
export function isOneOf<Value extends string>(
  enumeration: readonly Value[],
  value: unknown,
): value is Value {
  return enumeration.some((allowed) => allowed === value)
}

/**
 * Refuses what is not one of an enumeration's values.
 *
 * @param name What the value is for, as its caller knows it: `sort`.
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

/** A value of any type in a message; objects by their kind, as they may refuse to be written. */
function textOf(value: unknown): string {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject ? `a value of type ${typeof value}` : String(value)
}
