import type { DocumentedSchema } from '../document.ts'
import type { DescribedCall } from './describedCalls.ts'

/** A value whose characters have a meaning in URLs. */
const TEXT = 'BASE:a/b?c=d&e+f g%20ü'
const BODY = { ids: [TEXT], at: new Date(0) }

/** Makes up a value for every parameter of a call. */
export function inputOf({ parameters = [], bodyName }: DescribedCall): Record<string, unknown> {
  const values = parameters.map(({ name, schema }) => [name, sampleOf(schema)])
  return { ...Object.fromEntries(values), ...(bodyName && { [bodyName]: BODY }) }
}

function sampleOf({ type, format, items }: DocumentedSchema): unknown {
  if (format === 'date-time') return new Date(1e12)
  if (type === 'array') return [sampleOf(items ?? {}), TEXT]
  if (type === 'integer') return 5
  return type === 'boolean' ? true : TEXT
}

/**
 * Returns the request that a client sends, with its parameters in a fixed order, and without the content types that it
 * accepts.
 *
 * @param send Makes a call with the `fetch` that it gets.
 * @param answer Response to the call.
 */
export async function requestSent(
  send: (fetchApi: typeof fetch) => Promise<unknown>,
  answer = () => new Response('{}'),
): Promise<object> {
  let sent = {}
  await send(async (url, { method, headers, body } = {}) => {
    const [path, query = ''] = String(url).split('?')
    const { accept: _, ...rest } = Object.fromEntries(new Headers(headers))
    sent = { method, path, query: query.split('&').sort(), headers: rest, body }
    return answer()
  })
  return sent
}
