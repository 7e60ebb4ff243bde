import fastJson, { type Schema as FastJsonSchema } from 'fast-json-stringify'
import { type TSchema, Type } from 'typebox'
import type { Model } from './contract/call.ts'

/** Writes a value as JSON. */
export type Serializer = (value: unknown) => string

/**
 * Compiler of writers of answers, which leave out what models do not declare. Equal schemas share a writer, which
 * knows only the models that it needs: with all of them for each status of each call, a start takes seconds.
 */
export function serializersOf(models: readonly Model[]): (schema: TSchema) => Serializer {
  const named = new Map(models.map((model) => [model.$id, model]))
  const made = new Map<string, Serializer>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const serializer = made.get(key) ?? writerOf(schema, needsOf(schema, named))
    made.set(key, serializer)
    return serializer
  }
}

/** TypeBox declares less of a schema than it holds. */
function writerOf(schema: TSchema, needs: Readonly<Record<string, Model>>): Serializer {
  return fastJson(schema as FastJsonSchema, {
    schema: needs as Record<string, FastJsonSchema>,
    ajv: { schemas: Object.values(needs).flatMap(tagOf) },
  })
}

/**
 * Schema of the literal `@type` of a model, by which values of a union are known as of it. Without this, they are validated
 * as one model of the union after the other, which takes longer than to write them.
 */
function tagOf(model: Model): object[] {
  const tag = Type.IsObject(model) ? model.properties['@type'] : undefined
  if (!Type.IsLiteral(tag)) return []
  const properties = { '@type': { const: tag.const } }
  return [{ $id: model.$id, type: 'object', required: ['@type'], properties }]
}

/** The models to which a schema refers, directly or not. */
function needsOf(schema: TSchema, named: ReadonlyMap<string, Model>): Record<string, Model> {
  const needs: Record<string, Model> = {}
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"\$ref":"(\w+)#"/g)) {
      const model = named.get(name)
      if (model === undefined || name in needs) continue
      needs[name] = model
      visit(model)
    }
  }
  visit(schema)
  return needs
}
