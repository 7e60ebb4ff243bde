import type { SwaggerOptions } from '@fastify/swagger'
import type { Call } from './contract/call.ts'
import { KEY_HEADER } from './keys.ts'
import { KEYWORDS } from './validation/keywords.ts'

/** An interface: calls with their own document. */
export interface InterfaceName {
  /** Name in paths: `indexer`. */
  readonly name: string
  readonly title: string
  /** Interface version. */
  readonly version: string
}

/** Marks a call with an optional body, which Fastify documents as mandatory. */
export const OPTIONAL_BODY = 'x-optional-body'

const TOKEN = 'AccessToken'

/** Security for a call that acts for a user: a token, with or without a key. */
export const TOKEN_SECURITY: readonly Readonly<Record<string, readonly string[]>>[] = [
  { [TOKEN]: [] },
  { [TOKEN]: [], ApiKey: [] },
]

/** Security for a call that needs a key. */
export const KEY_SECURITY: readonly Readonly<Record<string, readonly string[]>>[] = [{ ApiKey: [] }]

/** Returns the settings to generate an interface's OpenAPI document from its routes. */
export function documentOptions(
  { title, version }: InterfaceName,
  calls: readonly Call[],
): SwaggerOptions {
  const hasTokens = calls.some(({ bearer, knowsCaller }) => bearer || knowsCaller)
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
      // The operator's address is unknown here, so it is relative to the document's.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          ApiKey: { type: 'apiKey', in: 'header', name: KEY_HEADER },
          ...(hasTokens && { [TOKEN]: { type: 'http', scheme: 'bearer' } }),
        },
      },
      // A key is optional.
      security: [{}, { ApiKey: [] }],
    },
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transformObject: (document) =>
      'openapiObject' in document
        ? withOptionalBodies(withMappings(withConstants(withoutKeywords(document.openapiObject))))
        : document.swaggerObject,
  }
}

interface Variants {
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  oneOf?: { $ref?: string }[]
}
interface Properties {
  properties?: Record<string, { const?: string }>
}

/** Removes keywords that only this server's validation reads. */
function withoutKeywords<Document>(document: Document): Document {
  const visit = (key: string, value: unknown) => (KEYWORDS.includes(key) ? undefined : value)
  return JSON.parse(JSON.stringify(document, visit))
}

/**
 * Turns literals into constants. The document has them as one-value enumerations, which client generators name after
 * their properties, and so confuse two models.
 */
function withConstants<Document extends { components?: { schemas?: object } }>(
  document: Document,
): Document {
  for (const model of Object.values(document.components?.schemas ?? {})) visit(model)
  return document

  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const part of Object.values(value)) {
      visit(part)
      const literal = literalOf(part)
      if (literal === undefined) continue
      delete part.enum
      part.const = literal
    }
  }
}

/** Returns the only value that a schema allows; undefined if there are more. */
function literalOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('enum' in schema)) return undefined
  return Array.isArray(schema.enum) && schema.enum.length === 1 ? schema.enum[0] : undefined
}

/** Adds each union literal's model, as client generators expect. */
function withMappings<Document extends { components?: { schemas?: object } }>(
  document: Document,
): Document {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Variants & Properties>
  for (const { discriminator, oneOf = [] } of Object.values(schemas)) {
    if (discriminator === undefined) continue
    const { propertyName } = discriminator
    const mapping = oneOf.map(({ $ref = '' }) => {
      const variant = schemas[$ref.slice($ref.lastIndexOf('/') + 1)]
      return [variant?.properties?.[propertyName]?.const, $ref]
    })
    discriminator.mapping = Object.fromEntries(mapping)
  }
  return document
}

interface Operation {
  requestBody?: { required?: boolean }
  [OPTIONAL_BODY]?: boolean
}

/** Marks optional bodies. */
function withOptionalBodies<Document extends { paths?: object }>(document: Document): Document {
  const paths: Record<string, Operation>[] = Object.values(document.paths ?? {})
  for (const operation of paths.flatMap((methods) => Object.values(methods))) {
    if (operation[OPTIONAL_BODY] && operation.requestBody) operation.requestBody.required = false
    delete operation[OPTIONAL_BODY]
  }
  return document
}
