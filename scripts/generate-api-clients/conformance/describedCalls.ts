import { readFileSync } from 'node:fs'
import type { Document, DocumentedCall } from '../document.ts'

/** A call as the document of a client describes it. */
export interface DescribedCall extends DocumentedCall {
  readonly method: string
  readonly path: string
  /** Name of the body among the parameters, undefined where there is none. */
  readonly bodyName?: string
}

/** All calls of an OpenAPI document. */
export function describedCalls(openapi: URL): readonly DescribedCall[] {
  const { paths }: Document = JSON.parse(readFileSync(openapi, 'utf8'))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const bodyName = call['x-codegen-request-body-name']
      return { ...call, method: method.toUpperCase(), path, ...(bodyName && { bodyName }) }
    }),
  )
}
