import { readFileSync } from 'node:fs'

/** A schema in the document, as far as fields go. */
interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  /** A model's kinds by name. */
  readonly discriminator?: { readonly mapping?: Readonly<Record<string, string>> }
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** An operation in the document. */
interface Operation {
  readonly operationId: string
  readonly parameters?: readonly {
    readonly in: string
    readonly name: string
    readonly schema: Schema
  }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>
  }
}

/** An interface's frozen document. */
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

/** Returns the paths of all leaf fields in a call's body: `filter.users.any`. */
export function bodyFieldsOf(operationId: string, name: Interface = 'indexer'): string[] {
  const document = documentOf(name)
  return fieldsInBody(operationNamed(operationId, document), document.components)
}

/**
 * Returns a call's query parameter names and its body's field paths. Fields in one kind of a model follow the kind's
 * name: `filter.(by_user).address`. A body without fields is empty.
 */
export function inputsOf(operationId: string, name: Interface): string[] {
  const document = documentOf(name)
  const operation = operationNamed(operationId, document)
  const queried = (operation.parameters ?? []).flatMap((parameter) => {
    if (parameter.in !== 'query') return []
    const fields = textsOf(fieldsOf(parameter.schema, document.components))
    return fields.includes('') ? [parameter.name] : fields
  })
  return [...queried, ...fieldsInBody(operation, document.components)]
}

function operationNamed(operationId: string, { paths }: Document): Operation {
  const found = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find((one) => one.operationId === operationId)
  if (found === undefined) throw new Error(`There is no ${operationId}`)
  return found
}

function fieldsInBody({ requestBody }: Operation, named: Components): string[] {
  const schema = requestBody?.content['application/json']?.schema
  return schema ? textsOf(fieldsOf(schema, named)) : []
}

const textsOf = (paths: readonly string[][]) => paths.map((path) => path.join('.'))

/** Lists a schema's field paths. A list has its members' fields. */
function fieldsOf(schema: Schema, named: Components): string[][] {
  const { $ref, allOf, items, properties, discriminator } = schema
  if ($ref) return fieldsOf(named.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, named)
  if (allOf) return allOf.flatMap((part) => fieldsOf(part, named))
  if (items) return fieldsOf(items, named)
  if (discriminator?.mapping) {
    return Object.entries(discriminator.mapping).flatMap(([kind, $ref]) =>
      fieldsOf({ $ref }, named).map((path) => [`(${kind})`, ...path]),
    )
  }
  if (!properties) return [[]]
  return Object.entries(properties).flatMap(([name, field]) =>
    fieldsOf(field, named).map((path) => [name, ...path]),
  )
}
