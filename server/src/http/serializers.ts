import fastJson, { type Schema as FastJsonSchema } from 'fast-json-stringify'
import { type TSchema, Type } from 'typebox'
import type { Model } from './contract/call.ts'
import { NamedShapes, nameOf, type Shape } from './contract/shape.ts'
import { type Writer, writers, writtenBy } from './writers.ts'

/** Writes a value as JSON: as bytes where it may be long. */
export type Serializer = (value: unknown) => string | Buffer

/** What a serializer has written, as bytes; other payloads stay as they are. */
export const bytesOf = <Other>(payload: string | Other): Buffer | Other =>
  typeof payload === 'string' ? Buffer.from(payload) : payload

type TextSerializer = (value: unknown) => string

/**
 * Compiler of writers of answers, which leave out what models do not declare. Equal schemas share a writer, which
 * knows only the models that it needs: with all of them for each status of each call, a start takes seconds.
 *
 * @param shared - models of which one object may stand in many places of an answer; each is written once
 */
export function serializersOf(
  models: readonly Model[],
  shared: readonly Model[] = [],
): (schema: TSchema) => Serializer {
  const named = new Map(models.map((model) => [model.$id, model]))
  const shapes = new NamedShapes(models)
  const sharedNames = new Set(shared.map(({ $id }) => $id))
  const made = new Map<string, TextSerializer>()

  function wholeText(shape: Shape): TextSerializer {
    const key = JSON.stringify(shape)
    const serializer = made.get(key) ?? serializerOf(shape as TSchema, needsOf(shape, named))
    made.set(key, serializer)
    return serializer
  }

  function writerOf(shape: Shape): Writer {
    const { $ref, items } = shape
    if ($ref !== undefined && sharedNames.has(nameOf($ref))) return writers.once(wholeText(shape))
    if (!leadsToShared(shape)) return writers.whole(wholeText(shape))
    if ($ref !== undefined) return writerOf(shapes.referred($ref))
    if (items) return writers.list(writerOf(items))
    return shape.properties ? objectWriter(shape) : writers.whole(wholeText(shape))
  }

  /** Writes the properties that lead to shared models after the others. */
  function objectWriter({ properties = {}, required = [], ...shape }: Shape): Writer {
    const entries = Object.entries(properties)
    const parts = entries.filter(([, each]) => leadsToShared(each))
    const names = new Set(parts.map(([name]) => name))
    const others = {
      type: shape.type ?? 'object',
      properties: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
      required: required.filter((name) => !names.has(name)),
    }
    return writers.object(
      wholeText(others),
      parts.map(([name, each]) => ({
        name,
        write: writerOf(each),
        isRequired: required.includes(name),
      })),
    )
  }

  /** Models that lead to themselves are followed once. */
  function leadsToShared(shape: Shape, followed: readonly string[] = []): boolean {
    const { $ref, items, properties = {} } = shape
    if ($ref !== undefined) {
      if (sharedNames.has(nameOf($ref))) return true
      return !followed.includes($ref) && leadsToShared(shapes.referred($ref), [...followed, $ref])
    }
    const parts = [...Object.values(properties), ...(items ? [items] : [])]
    return parts.some((part) => leadsToShared(part, followed))
  }

  return (schema) => {
    const shape = schema as Shape
    if (shared.length === 0 || !leadsToShared(shape)) return wholeText(shape)
    const write = writerOf(shape)
    return (value) => writtenBy(write, value)
  }
}

/** TypeBox declares less of a schema than it holds. */
function serializerOf(schema: TSchema, needs: Readonly<Record<string, Model>>): TextSerializer {
  return fastJson(schema as FastJsonSchema, {
    schema: needs as Record<string, FastJsonSchema>,
    ajv: { schemas: Object.values(needs).flatMap(tagOf) },
  })
}

/**
 * Schema of the literal of a model, by which values of a union are known as of it. Without this, they are validated as one
 * model of the union after the other, which takes longer than to write them.
 */
function tagOf(model: Model): object[] {
  const fields = Type.IsObject(model) ? Object.entries(model.properties) : []
  return fields.flatMap(([name, field]) => {
    if (!Type.IsLiteral(field)) return []
    const properties = { [name]: { const: field.const } }
    return [{ $id: model.$id, type: 'object', required: [name], properties }]
  })
}

/** The models to which a schema refers, directly or not. */
function needsOf(schema: Shape, named: ReadonlyMap<string, Model>): Record<string, Model> {
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
