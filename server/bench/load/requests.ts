import type { Call } from '../../src/http/contract/call.ts'
import { type Parameters, pathOf } from '../../test/read-model/_app.ts'

/** A call, and the parameters with which it is made in turn. */
export interface Asked {
  readonly call: Call
  readonly parameters: readonly Parameters[]
  /** Access tokens to use in turn; undefined = anonymous. */
  readonly tokens?: readonly string[]
  /** Distinguishes calls that differ in parameters only. */
  readonly variant?: string
}

/** Calls of one kind, and their limit for the 95th percentile in milliseconds. */
export interface Kind {
  readonly name: string
  readonly calls: readonly Asked[]
  readonly most: number
  /** Requests per second at which this is promised. */
  readonly rate: number
}

/** A request as sent. */
export interface WireRequest {
  readonly method: Call['method']
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Names a call with its variant. */
export const nameOf = ({ call, variant }: Asked): string =>
  variant === undefined ? call.operationId : `${call.operationId}, ${variant}`

/** Builds a call's requests. */
export const requestsOf = ({ call, parameters, tokens }: Asked): WireRequest[] =>
  parameters.map((each, index) => ({
    method: call.method,
    path: pathOf(call, each),
    headers: {
      ...(tokens && { authorization: `Bearer ${tokens[index % tokens.length]}` }),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: JSON.stringify(each[call.body.name]) }),
  }))
