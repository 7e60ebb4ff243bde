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

/** A schema with a name, by which others refer to it. */
export interface Named {
  readonly $id: string
}

/** Creates a model for answers. Undeclared fields are left out. */
export function model<Properties extends TProperties>(
  $id: string,
  description: string,
  properties: Properties,
  options: TObjectOptions = {},
): TObject<Properties> & Named {
  return Object.assign(Type.Object(properties, { description, ...options }), { $id })
}

/** Creates a model for request bodies and their parts. Undeclared fields are refused. */
export function closedModel<Properties extends TProperties>(
  $id: string,
  description: string,
  properties: Properties,
  options: TObjectOptions = {},
): TObject<Properties> & Named {
  return model($id, description, properties, { ...options, additionalProperties: false })
}

/** Creates a union of models with a discriminator: literals under one property name. */
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

/** Creates a schema for an enumeration from core. */
export function enumeration<const Value extends string>(
  $id: string,
  description: string,
  values: readonly Value[],
): TEnum<Value[]> & Named {
  return Object.assign(Type.Enum([...values], { type: 'string', description }), { $id })
}

/** Creates a typed reference to a named schema. */
export function ref<Schema extends TSchema & Named>(schema: Schema): TUnsafe<Static<Schema>> {
  return Type.Unsafe({ $ref: `${schema.$id}#` })
}

/** Creates a schema for an object with any keys and one value type. */
export function mapOf<Schema extends TSchema>(
  values: Schema,
): TUnsafe<Record<string, Static<Schema>>> {
  return Type.Unsafe({ type: 'object', additionalProperties: values })
}

/** A schema with a default. */
export type Defaulting<Schema extends TSchema> = Schema & { default: Static<Schema> }

/** Creates a schema for an optional value with its default. */
export function defaulting<Schema extends TSchema>(
  schema: Schema,
  value: Static<Schema>,
): Defaulting<Schema> {
  // Documents drop everything beside a reference.
  const carrier = '$ref' in schema ? { allOf: [schema] } : schema
  return Object.assign({}, carrier as Schema, { default: value })
}
