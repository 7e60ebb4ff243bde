import {
  type Static,
  type TEnum,
  type TObject,
  type TObjectOptions,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from 'typebox'

/** A schema with a name, under which others refer to it. */
export interface Named {
  readonly $id: string
}

/** Model of answers. Whatever it does not declare is left out of an answer. */
export function model<Properties extends TProperties>(
  $id: string,
  description: string,
  properties: Properties,
  options: TObjectOptions = {},
): TObject<Properties> & Named {
  return Object.assign(Type.Object(properties, { description, ...options }), { $id })
}

/** Model of bodies of requests, and of their parts. A field that it does not declare is refused. */
export function closedModel<Properties extends TProperties>(
  $id: string,
  description: string,
  properties: Properties,
  options: TObjectOptions = {},
): TObject<Properties> & Named {
  return model($id, description, properties, { ...options, additionalProperties: false })
}

/** One of several models, told apart by their literals of one name. */
export function union<const Models extends readonly (TSchema & Named)[]>(
  $id: string,
  description: string,
  models: Models,
  tag = '@type',
): TUnsafe<Static<Models[number]>> & Named {
  const schema = Type.Unsafe<Static<Models[number]>>({
    description,
    type: 'object',
    required: [tag],
    discriminator: { propertyName: tag },
    oneOf: models.map(ref),
  })
  return Object.assign(schema, { $id })
}

/** An enumeration of core. */
export function enumeration<const Value extends string>(
  $id: string,
  description: string,
  values: readonly Value[],
): TEnum<Value[]> & Named {
  return Object.assign(Type.Enum([...values], { type: 'string', description }), { $id })
}

/** Reference to a named schema, with its type. */
export function ref<Schema extends TSchema & Named>(schema: Schema): TUnsafe<Static<Schema>> {
  return Type.Unsafe({ $ref: `${schema.$id}#` })
}

/** Object with any keys, and values of one type. */
export function mapOf<Schema extends TSchema>(
  values: Schema,
): TUnsafe<Record<string, Static<Schema>>> {
  return Type.Unsafe({ type: 'object', additionalProperties: values })
}

/** A schema with a default. */
export type Defaulting<Schema extends TSchema> = Schema & { default: Static<Schema> }

/** A value that may be left out, and what is put in its place. */
export function defaulting<Schema extends TSchema>(
  schema: Schema,
  value: Static<Schema>,
): Defaulting<Schema> {
  // Documents keep nothing that stands beside a reference.
  const carrier = '$ref' in schema ? { allOf: [schema] } : schema
  return Object.assign({}, carrier as Schema, { default: value })
}
