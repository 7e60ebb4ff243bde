import type { ErrorObject, ValidateFunction } from 'ajv'
import type { Serializer } from './serializers.ts'

/** Validates a request part, and keeps the errors from its last run. */
interface Validator {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

/**
 * Creates a validator that compiles on first use: compiling an interface's validators takes longer than the rest of a
 * start.
 */
export function validatorOnFirstUse(compile: () => ValidateFunction): Validator {
  let compiled: ValidateFunction | undefined
  const validator: Validator = (value) => {
    compiled ??= compile()
    const isValid = compiled(value)
    validator.errors = compiled.errors ?? null
    return isValid
  }
  return validator
}

/** Creates a serializer on first use. */
export function serializerOnFirstUse(make: () => Serializer): Serializer {
  let made: Serializer | undefined
  return (value) => {
    made ??= make()
    return made(value)
  }
}
