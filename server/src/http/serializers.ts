import fastJson, { type Schema as FastJsonSchema } from 'fast-json-stringify'
import { type TSchema, Type } from 'typebox'
import type { Writer } from '../json/output.ts'
import { jsonOf, writers } from '../json/writers.ts'
import type { Model } from './contract/call.ts'
import type { PlatformValues } from './contract/platformValues.ts'
import { NamedShapes, nameOf, type Shape } from './contract/shape.ts'

/** Writes a value as JSON: as bytes if it may be long. */
export type Serializer = (value: unknown) => string | Buffer

/** Converts a serializer's text to bytes; other payloads stay as they are. */
export const bytesOf = <Other>(payload: string | Other): Buffer | Other =>
  typeof payload === 'string' ? Buffer.from(payload) : payload

type TextSerializer = (value: unknown) => string

/**
 * Creates a compiler for serializers, which leave out undeclared fields. Equal schemas share a serializer, which only
 * knows the models that it needs: with all models for each status in each call, a start takes seconds.
 *
 * @param kept - models for which cached JSON may stand. An object that contains none of the others may occur many times
 * in an answer; it is written once
 * @param values - converts to the names that callers know, which cached models do not have yet
 */
export function serializersOf(
  models: readonly Model[],
  kept: readonly Model[] = [],
  values: Pick<PlatformValues, 'written'> = { written: (_, value) => value },
): (schema: TSchema) => Serializer {
  const named = new Map(models.map((model) => [model.$id, model]))
  const shapes = new NamedShapes(models)
  const keptNames = new Set(kept.map(({ $id }) => $id))
  const isKept = ({ $ref }: Shape) => $ref !== undefined && keptNames.has(nameOf($ref))
  const made = new Map<string, TextSerializer>()

  function wholeText(shape: Shape): TextSerializer {
    const key = JSON.stringify(shape)
    const serializer = made.get(key) ?? serializerOf(shape as TSchema, needsOf(shape, named))
    made.set(key, serializer)
    return serializer
  }

  function writerOf(shape: Shape): Writer {
    if (isKept(shape)) return keptWriter(shape)
    if (!leadsToKept(shape)) return writers.whole(wholeText(shape))
    const { $ref, items } = shape
    if ($ref !== undefined) return writerOf(shapes.referred($ref))
    if (items) return writers.list(writerOf(items))
    return shape.properties ? objectWriter(shape) : writers.whole(wholeText(shape))
  }

  function keptWriter(shape: Shape): Writer {
    const referred = shapes.referred(shape.$ref ?? '')
    const write = leadsToKept(referred) ? writerOf(referred) : writers.once(wholeText(shape))
    return writers.kept(write, (model, output) =>
      write(values.written(shape as TSchema, model), output),
    )
  }

  /** Writes the properties that lead to cached models after the others. */
  function objectWriter({ properties = {}, required = [], ...shape }: Shape): Writer {
    const entries = Object.entries(properties)
    const parts = entries.filter(([, each]) => leadsToKept(each))
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

  /** Follows models that lead to themselves only once. */
  function leadsToKept(shape: Shape, followed: readonly string[] = []): boolean {
    if (isKept(shape)) return true
    const { $ref, items, properties = {} } = shape
    if ($ref !== undefined) {
      return !followed.includes($ref) && leadsToKept(shapes.referred($ref), [...followed, $ref])
    }
    const parts = [...Object.values(properties), ...(items ? [items] : [])]
    return parts.some((part) => leadsToKept(part, followed))
  }

  return (schema) => {
    const shape = schema as Shape
    if (kept.length === 0 || !leadsToKept(shape)) return wholeText(shape)
    const write = writerOf(shape)
    return (value) => jsonOf(write, value).bytes
  }
}

/** Casts the schema: TypeBox declares less than it holds. */
function serializerOf(schema: TSchema, needs: Readonly<Record<string, Model>>): TextSerializer {
  return fastJson(schema as FastJsonSchema, {
    schema: needs as Record<string, FastJsonSchema>,
    ajv: { schemas: Object.values(needs).flatMap(tagOf) },
  })
}

/**
 * Returns a schema for a model's literal, so that the serializer recognizes union values by it. Otherwise it validates
 * a value against one model after the other, which takes longer than writing it.
 */
function tagOf(model: Model): object[] {
  const fields = Type.IsObject(model) ? Object.entries(model.properties) : []
  return fields.flatMap(([name, field]) => {
    if (!Type.IsLiteral(field)) return []
    const properties = { [name]: { const: field.const } }
    return [{ $id: model.$id, type: 'object', required: [name], properties }]
  })
}

/** Returns the models to which a schema refers, directly or not. */
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
