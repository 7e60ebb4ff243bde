import { readFileSync } from 'node:fs'

/** A schema of the document, as far as fields go. */
interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** An operation of the document with a body. */
interface Operation {
  readonly operationId: string
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>
  }
}

/** The frozen document of an interface. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Components
}

interface Components {
  readonly schemas: Readonly<Record<string, Schema>>
}

type Interface = 'indexer' | 'marketplace'

const documentOf = (name: Interface): Document =>
  JSON.parse(
    readFileSync(new URL(`../../../clients/${name}-api/openapi.json`, import.meta.url), 'utf8'),
  )

/** Paths of all fields of a call's body that have no fields of their own: `filter.users.any`. */
export function bodyFieldsOf(operationId: string, name: Interface = 'indexer'): string[] {
  const { paths, components } = documentOf(name)
  const operation = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find((one) => one.operationId === operationId)
  const schema = operation?.requestBody?.content['application/json']?.schema
  return schema ? fieldsOf(schema, components).map((path) => path.join('.')) : []
}

/** Fields of the members of a list are those of one of them. */
function fieldsOf({ $ref, allOf, items, properties }: Schema, named: Components): string[][] {
  if ($ref) return fieldsOf(named.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, named)
  if (allOf) return allOf.flatMap((part) => fieldsOf(part, named))
  if (items) return fieldsOf(items, named)
  if (!properties) return [[]]
  return Object.entries(properties).flatMap(([name, field]) =>
    fieldsOf(field, named).map((path) => [name, ...path]),
  )
}
