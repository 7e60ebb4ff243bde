/** The parts of an OpenAPI document that clients are made of. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>
  readonly components: { readonly schemas: Readonly<Record<string, DocumentedSchema>> }
}

/** A call of an OpenAPI document. */
export interface DocumentedCall {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly { in: string; name: string; required: boolean }[]
  readonly requestBody?: Content
  readonly 'x-codegen-request-body-name'?: string
  readonly responses: Readonly<Record<string, Partial<Content>>>
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: DocumentedSchema } }
}

/** A schema of an OpenAPI document. */
export interface DocumentedSchema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, DocumentedSchema>>
  readonly items?: DocumentedSchema
}

/** Name of the schema that another one refers to, undefined if it does not. */
export function referred({ $ref }: DocumentedSchema): string | undefined {
  return $ref?.slice($ref.lastIndexOf('/') + 1)
}
