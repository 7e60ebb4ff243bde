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

/** The frozen document of the interface. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const FILE = new URL('../../../clients/indexer-api/openapi.json', import.meta.url)
const DOCUMENT: Document = JSON.parse(readFileSync(FILE, 'utf8'))

/** Paths of all fields of a call's body that have no fields of their own: `filter.users.any`. */
export function bodyFieldsOf(operationId: string): string[] {
  const operation = Object.values(DOCUMENT.paths)
    .flatMap((methods) => Object.values(methods))
    .find((one) => one.operationId === operationId)
  const schema = operation?.requestBody?.content['application/json']?.schema
  return schema ? fieldsOf(schema).map((path) => path.join('.')) : []
}

/** Fields of the members of a list are those of one of them. */
function fieldsOf({ $ref, allOf, items, properties }: Schema): string[][] {
  if ($ref) return fieldsOf(DOCUMENT.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})
  if (allOf) return allOf.flatMap(fieldsOf)
  if (items) return fieldsOf(items)
  if (!properties) return [[]]
  return Object.entries(properties).flatMap(([name, field]) =>
    fieldsOf(field).map((path) => [name, ...path]),
  )
}
