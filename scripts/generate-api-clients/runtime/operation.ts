import type { ApiConnection, CallOptions } from './connection.ts'
import { RequiredError, ResponseError } from './errors.ts'
import { fetchWithRetries } from './retry.ts'

type Parameters = Readonly<Record<string, unknown>>

/** Parameters of a call, which may be left out where none is mandatory. */
type Arguments<Input> = object extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions]

/** A call of the interface. */
export interface Operation<Input, Answer, Failure = unknown> {
  /**
   * @throws RequiredError before anything is sent, where a mandatory parameter is null or undefined
   * @throws ResponseError where the answer is no success
   */
  (connection: ApiConnection, ...input: Arguments<Input>): Promise<Answer>
  /** Its name in the interface. */
  readonly operationName: string
  /** Name of the body among the parameters; empty where there is none. */
  readonly bodyName: string
  /** Input and answer. Never set: it is for types only. */
  readonly types?: { readonly input: Input; readonly answer: Answer; readonly failure: Failure }
}

/**
 * Makes a call.
 *
 * @param queryNames Names of query parameters, with a `!` behind mandatory ones.
 * @param pageParameter Parameter of the next page of a list.
 * @param listName Field of the list in a page.
 */
export function operation<Made>(
  name: string,
  method: string,
  path: string,
  queryNames = '',
  bodyName = '',
  pageParameter = '',
  listName = '',
): Made {
  const queries = queryNames.split(' ').filter(Boolean)
  const call = async (
    connection: ApiConnection,
    input: Parameters = {},
    options: CallOptions = {},
  ) => {
    const given = (field: string): unknown => {
      const value = input[field]
      if (value === null || value === undefined) throw new RequiredError(field, name)
      return value
    }
    const pathname = path.replaceAll(/\{(\w+)\}/g, (_, field) =>
      encodeURIComponent(textOf(given(field))),
    )
    const pairs = queries.flatMap((each) => {
      const field = each.replace('!', '')
      const value = each === field ? input[field] : given(field)
      return [value]
        .flat()
        .flatMap((one) =>
          one === null || one === undefined ? [] : `${field}=${encodeURIComponent(textOf(one))}`,
        )
    })
    const search = pairs.length > 0 ? `?${pairs.join('&')}` : ''
    const body = bodyName ? JSON.stringify(given(bodyName)) : undefined
    const { apiKey, baseUrl, headers } = connection
    const key = typeof apiKey === 'function' ? await apiKey() : apiKey
    const response = await fetchWithRetries(
      connection,
      baseUrl.replace(/\/+$/, '') + pathname + search,
      {
        method,
        headers: {
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
          ...(key && { 'X-API-KEY': key }),
          ...headers,
          ...options.headers,
        },
        ...(body && { body }),
        ...(options.signal && { signal: options.signal }),
      },
      { ...connection.retry, ...options.retry },
    )
    return answerOf(name, response)
  }
  const facts = { operationName: name, bodyName, pageParameter, listName }
  // The type of each call is declared where it is made, from the document.
  return Object.assign(call, facts) as unknown as Made
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}

async function answerOf(name: string, response: Response): Promise<unknown> {
  const text = await response.text()
  const body = parsed(text)
  const isUnreadable = text !== '' && body === text
  if (!response.ok || isUnreadable) throw new ResponseError(name, response, body)
  return body
}

/** The value of JSON, the text itself where it is none. */
function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
