import * as published from '@rarible/marketplace-backend-client/build/index.js'
import type { Call } from '../../../src/http/contract/call.ts'
import type { Parameters } from '../../read-model/_app.ts'

/** An answer from the public client. */
export interface PublicAnswer {
  readonly status: number
  /** Undefined for an empty answer. */
  readonly value: unknown
  /** Next page's token; null = last page. */
  readonly next: string | null
}

interface Raw {
  readonly raw: Response
  value(): Promise<unknown>
}
type Method = (input: Parameters) => Promise<Raw>
type Api = new (configuration: published.Configuration) => Record<string, Method>

const SUFFIX = 'Raw'

const APIS = Object.values(published).filter(
  (each): each is typeof each & Api =>
    typeof each === 'function' && each.prototype instanceof published.BaseAPI,
)

/** All methods in the public client. */
export const PUBLIC_METHODS: readonly string[] = APIS.flatMap(({ prototype }) =>
  Object.getOwnPropertyNames(prototype).flatMap((name) =>
    name.endsWith(SUFFIX) ? [name.slice(0, -SUFFIX.length)] : [],
  ),
)

/**
 * Makes a call through the public client.
 *
 * @param accessToken - the caller's; undefined = nobody is signed in
 * @throws the `Response` for any error status
 */
export async function askPublicly(
  basePath: string,
  call: Call,
  parameters: Parameters,
  accessToken?: string,
): Promise<PublicAnswer> {
  const name = `${call.operationId}${SUFFIX}`
  const Found = APIS.find(({ prototype }) => name in prototype)
  if (Found === undefined) throw new Error(`The public client has no ${call.operationId}`)
  const api = new Found(
    new published.Configuration({ basePath, fetchApi, ...(accessToken && { accessToken }) }),
  )
  const answer = await (api[name] as Method).call(api, parameters)
  const { status, headers } = answer.raw
  return { status, value: await answer.value(), next: headers.get('x-continuation') }
}

/** Drops a GET's body, which the client sends and `fetch` refuses. */
const fetchApi: typeof fetch = (input, { body, ...init } = {}) =>
  fetch(input, init.method === 'GET' ? init : { ...init, ...(body && { body }) })
