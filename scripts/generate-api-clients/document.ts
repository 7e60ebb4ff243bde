/** The parts of an OpenAPI document that clients are made of. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>
  readonly components: { readonly schemas: Readonly<Record<string, DocumentedSchema>> }
}

/** A call of an OpenAPI document. */
export interface DocumentedCall {
  readonly operationId: string
  readonly summary: string
  readonly deprecated?: boolean
  readonly parameters?: readonly DocumentedParameter[]
  readonly requestBody?: DocumentedBody & { readonly required: boolean }
  readonly 'x-codegen-request-body-name'?: string
  /** Ways in which a caller shows who it is. Default: those of the document. */
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly responses: Readonly<Record<string, DocumentedResponse>>
}

/** A parameter of an OpenAPI document. */
export interface DocumentedParameter {
  readonly in: string
  readonly name: string
  readonly required: boolean
  readonly schema: DocumentedSchema
}

/** A body of an OpenAPI document, by the types of content in which it comes. */
export interface DocumentedBody {
  readonly content?: Readonly<Record<string, { readonly schema: DocumentedSchema }>>
}

/** An answer of an OpenAPI document. */
export interface DocumentedResponse extends DocumentedBody {
  readonly headers?: Readonly<Record<string, unknown>>
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
