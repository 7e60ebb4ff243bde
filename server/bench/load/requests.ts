import type { Call } from '../../src/http/contract/call.ts'
import { type Parameters, pathOf } from '../../test/read-model/_app.ts'

/** A call, and the parameters with which it is made in turns. */
export interface Asked {
  readonly call: Call
  readonly parameters: readonly Parameters[]
  /** Difference from the same call with other parameters. */
  readonly variant?: string
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
export const requestsOf = ({ call, parameters }: Asked): WireRequest[] =>
  parameters.map((each) => ({
    method: call.method,
    path: pathOf(call, each),
    ...(call.body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(each[call.body.name]),
    }),
  }))
