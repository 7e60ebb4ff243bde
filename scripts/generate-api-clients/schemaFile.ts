import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { type Document, type DocumentedSchema, referred } from './document.ts'

/** Writes the document's types with openapi-typescript. Wherever a request has a time, a `Date` is allowed too. */
export async function schemaFile(document: Document): Promise<string> {
  const ofRequests = requestModels(document)
  const isOfRequest = (path = '') =>
    path.includes('/parameters/') ||
    ofRequests.has(path.split('/components/schemas/')[1]?.split('/')[0] ?? '')
  const date = ts.factory.createUnionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeReferenceNode('Date'),
  ])
  const nodes = await openapiTypescript(document as unknown as OpenAPI3, {
    alphabetize: true,
    // A request may omit values that have a default.
    defaultNonNullable: false,
    transform: ({ format }, { path }) =>
      format === 'date-time' && isOfRequest(path) ? date : undefined,
  })
  return astToString(nodes)
}

/** Names the models in request bodies. */
function requestModels({ paths, components }: Document): Set<string> {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const name = referred(value as DocumentedSchema)
    if (name !== undefined && !found.has(name)) {
      found.add(name)
      visit(components.schemas[name])
    }
    for (const each of Object.values(value)) visit(each)
  }
  for (const calls of Object.values(paths)) {
    for (const { requestBody } of Object.values(calls)) visit(requestBody)
  }
  return found
}
