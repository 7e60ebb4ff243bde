/** What client generation needs from an OpenAPI document. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>
  readonly components: { readonly schemas: Readonly<Record<string, DocumentedSchema>> }
}

/** A call in an OpenAPI document. */
export interface DocumentedCall {
  readonly operationId: string
  readonly summary: string
  readonly deprecated?: boolean
  readonly parameters?: readonly DocumentedParameter[]
  readonly requestBody?: DocumentedBody & { readonly required: boolean }
  readonly 'x-codegen-request-body-name'?: string
  /** How a caller authenticates. Default: as the document says. */
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly responses: Readonly<Record<string, DocumentedResponse>>
}

/** A parameter in an OpenAPI document. */
export interface DocumentedParameter {
  readonly in: string
  readonly name: string
  readonly required: boolean
  readonly schema: DocumentedSchema
}

/** A body in an OpenAPI document, by content type. */
export interface DocumentedBody {
  readonly content?: Readonly<Record<string, { readonly schema: DocumentedSchema }>>
}

/** An answer in an OpenAPI document. */
export interface DocumentedResponse extends DocumentedBody {
  readonly headers?: Readonly<Record<string, unknown>>
}

/** A schema in an OpenAPI document. */
export interface DocumentedSchema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, DocumentedSchema>>
  readonly items?: DocumentedSchema
}

/** Returns the name of the schema that another one refers to; undefined = it refers to none. */
export function referred({ $ref }: DocumentedSchema): string | undefined {
  return $ref?.slice($ref.lastIndexOf('/') + 1)
}
