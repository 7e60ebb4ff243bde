import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import type { Model } from '../contract/call.ts'
import { addKeywords } from './keywords.ts'

/** Part of a request. */
export type RequestPart = 'params' | 'querystring' | 'body'

/**
 * Creates a compiler for validators that parse values in place. Texts in paths and queries become numbers if the schema
 * says so; body values are taken as they are.
 *
 * @param models Named schemas to which others refer.
 */
export function validatorsOf(
  models: readonly Model[],
): (part: RequestPart, schema: TSchema) => ValidateFunction {
  let ofTexts: Ajv | undefined
  let ofBodies: Ajv | undefined
  return (part, schema) => {
    if (part === 'body') {
      ofBodies ??= ajvWith(models, false)
      return ofBodies.compile(schema)
    }
    ofTexts ??= ajvWith(models, 'array')
    return ofTexts.compile(schema)
  }
}

function ajvWith(models: readonly Model[], coerceTypes: 'array' | false): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    // A text such as 1e400 becomes Infinity, whose bounds Ajv would not check otherwise.
    strictNumbers: coerceTypes === false,
    useDefaults: true,
    discriminator: true,
    // Errors include their schema, from which messages list what is allowed.
    verbose: true,
    // A union is an object, as each of its models says by itself.
    strictTypes: false,
    strictRequired: false,
  })
  addFormats.default(ajv)
  addKeywords(ajv)
  for (const model of models) ajv.addSchema(model)
  return ajv
}
