import type { ErrorObject, ValidateFunction } from 'ajv'
import type { Serializer } from './serializers.ts'

/** A check of a part of requests, with the errors of the last one. */
interface Validator {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

/** A validator that is compiled when it is first needed: all those of an interface take longer than the rest of a start. */
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

/** A writer of answers that is made when it is first needed. */
export function serializerOnFirstUse(make: () => Serializer): Serializer {
  let made: Serializer | undefined
  return (value) => {
    made ??= make()
    return made(value)
  }
}
