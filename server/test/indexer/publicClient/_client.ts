import * as published from '@rarible/api-client'
import type { Call } from '../../../src/http/contract/call.ts'
import type { Parameters } from '../../read-model/_app.ts'
import type { PublicAnswer } from './_declarations.ts'

type Method = (input: object) => Promise<PublicAnswer>
type Api = new (configuration: published.Configuration) => object

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
 * @returns status and value, if the client knows the status
 * @throws the `Response` for any other status
 */
export function askPublicly(
  basePath: string,
  call: Call,
  parameters: Parameters,
): Promise<PublicAnswer> {
  const name = `${call.operationId}${SUFFIX}`
  const Found = APIS.find(({ prototype }) => name in prototype)
  if (Found === undefined) throw new Error(`The public client has no ${call.operationId}`)
  const api = new Found(new published.Configuration({ basePath, fetchApi: fetch })) as Record<
    string,
    Method
  >
  const method = api[name] as Method
  return method.call(api, inputOf(call, parameters))
}

/** Converts parameters for the client: query times become dates. */
function inputOf({ query = {} }: Call, parameters: Parameters): object {
  const entries = Object.entries(parameters).map(([name, value]) => {
    const isDate = Reflect.get(query[name] ?? {}, 'x-parsed') === 'Date'
    return [name, isDate ? new Date(String(value)) : value]
  })
  return Object.fromEntries(entries)
}
