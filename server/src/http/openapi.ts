import type { SwaggerOptions } from '@fastify/swagger'
import { KEY_HEADER } from './keys.ts'
import { KEYWORDS } from './validation/keywords.ts'

/** An interface: calls that have a document of their own. */
export interface InterfaceName {
  /** Name in paths: `indexer`. */
  readonly name: string
  readonly title: string
  /** Version of the interface. */
  readonly version: string
}

/** Settings with which the OpenAPI document of an interface is made of its routes. */
export function documentOptions({ title, version }: InterfaceName): SwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
      // An operator's address is not known here: relative to wherever the document was read.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: KEY_HEADER } },
      },
      // A key is optional.
      security: [{}, { ApiKey: [] }],
    },
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transformObject: (document) =>
      'openapiObject' in document
        ? withMappings(withoutKeywords(document.openapiObject))
        : document.swaggerObject,
  }
}

interface Variants {
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  oneOf?: { $ref?: string }[]
}
interface Properties {
  properties?: Record<string, { enum?: readonly string[] }>
}

/** The document without what only this server's validation reads. */
function withoutKeywords<Document>(document: Document): Document {
  const visit = (key: string, value: unknown) => (KEYWORDS.includes(key) ? undefined : value)
  return JSON.parse(JSON.stringify(document, visit))
}

/** The document with the model of each literal in unions, as generators of clients want to know it. */
function withMappings<Document extends { components?: { schemas?: object } }>(
  document: Document,
): Document {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Variants & Properties>
  for (const { discriminator, oneOf = [] } of Object.values(schemas)) {
    if (discriminator === undefined) continue
    const { propertyName } = discriminator
    const mapping = oneOf.map(({ $ref = '' }) => {
      const variant = schemas[$ref.slice($ref.lastIndexOf('/') + 1)]
      return [variant?.properties?.[propertyName]?.enum?.[0], $ref]
    })
    discriminator.mapping = Object.fromEntries(mapping)
  }
  return document
}
