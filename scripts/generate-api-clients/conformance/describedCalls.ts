import { readFileSync } from 'node:fs'
import type { Document, DocumentedCall } from '../document.ts'

/** A call as a client's document describes it. */
export interface DescribedCall extends DocumentedCall {
  readonly method: string
  readonly path: string
  /** The body's name among the parameters; undefined = no body. */
  readonly bodyName?: string
}

/** Lists all calls in an OpenAPI document. */
export function describedCalls(openapi: URL): readonly DescribedCall[] {
  const { paths }: Document = JSON.parse(readFileSync(openapi, 'utf8'))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const bodyName = call['x-codegen-request-body-name']
      return { ...call, method: method.toUpperCase(), path, ...(bodyName && { bodyName }) }
    }),
  )
}
