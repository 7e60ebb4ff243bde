import type { Call } from '../../src/http/contract/call.ts'
import { type Parameters, pathOf } from '../../test/read-model/_app.ts'

/** A call, and the parameters with which it is made in turns. */
export interface Asked {
  readonly call: Call
  readonly parameters: readonly Parameters[]
  /** Tokens of users who make it in turns; undefined = visitors do. */
  readonly tokens?: readonly string[]
  /** Difference from the same call with other parameters. */
  readonly variant?: string
}

/** Calls of one kind, and the most that 95 of 100 requests take, in milliseconds. */
export interface Kind {
  readonly name: string
  readonly calls: readonly Asked[]
  readonly most: number
  /** Requests per second at which this is promised. */
  readonly rate: number
}

/** A request as it is sent. */
export interface WireRequest {
  readonly method: Call['method']
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Name of what is asked. */
export const nameOf = ({ call, variant }: Asked): string =>
  variant === undefined ? call.operationId : `${call.operationId}, ${variant}`

/** The requests of a call. */
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
