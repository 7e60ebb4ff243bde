import type { ApiConnection, CallOptions, Secret } from './connection.ts'
import { RequiredError, ResponseError } from './errors.ts'
import { fetchWithRetries } from './retry.ts'

type Parameters = Readonly<Record<string, unknown>>

/** A call's parameters, which you may omit if none is mandatory. */
type Arguments<Input> = object extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions]

/** A call in the interface. */
export interface Operation<Input, Answer, Failure = unknown> {
  /**
   * @throws RequiredError before anything is sent, if a mandatory parameter is null or undefined
   * @throws ResponseError if the answer is unsuccessful
   */
  (connection: ApiConnection, ...input: Arguments<Input>): Promise<Answer>
  /** Its name in the interface. */
  readonly operationName: string
  /** The body's name among the parameters; empty = no body. */
  readonly bodyName: string
  /** Input and answer. Never set: it is for types only. */
  readonly types?: { readonly input: Input; readonly answer: Answer; readonly failure: Failure }
}

/**
 * Makes a call.
 *
 * @param traits Method, then `bearer` if the call acts for a user, `text` if the answer is not JSON, and
 * `stream` if it is a stream of events.
 * @param queryNames Query parameter names, with a `!` after mandatory ones.
 * @param bodyName The body's name, with a `!` after it if it is mandatory.
 * @param pageParameter Parameter for a list's next page.
 * @param listName The list's field in a page; empty = the page is the list.
 */
export function operation<Made>(
  name: string,
  traits: string,
  path: string,
  queryNames = '',
  bodyName = '',
  pageParameter = '',
  listName = '',
): Made {
  const [method = '', ...special] = traits.split(' ')
  const isText = special.includes('text')
  const isStream = special.includes('stream')
  const queries = queryNames.split(' ').filter(Boolean)
  const call = async (
    connection: ApiConnection,
    input: Parameters = {},
    options: CallOptions = {},
  ) => {
    const parameterOf = (given: string): unknown => {
      const field = nameOf(given)
      const value = input[field]
      if (given !== field && isAbsent(value)) throw new RequiredError(field, name)
      return value ?? undefined
    }
    const pathname = path.replaceAll(/\{(\w+)\}/g, (_, field) =>
      encodeURIComponent(textOf(parameterOf(`${field}!`))),
    )
    const pairs = queries.flatMap((query) => pairsOf(nameOf(query), parameterOf(query)))
    const search = pairs.length > 0 ? `?${pairs.join('&')}` : ''
    const body = JSON.stringify(parameterOf(bodyName))
    const { apiKey, accessToken, baseUrl, headers } = connection
    const key = await secretOf(apiKey)
    const token = special.includes('bearer') && (await secretOf(accessToken))
    const response = await fetchWithRetries(
      connection,
      baseUrl.replace(/\/+$/, '') + pathname + search,
      {
        method,
        headers: {
          Accept: isStream ? 'text/event-stream' : isText ? 'text/plain' : 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
          ...(key && { 'X-API-KEY': key }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
          ...options.headers,
        },
        ...(body && { body }),
        ...(options.signal && { signal: options.signal }),
      },
      { ...connection.retry, ...options.retry },
    )
    return isStream && response.ok ? response : answerOf(name, response, isText)
  }
  const facts = { operationName: name, bodyName: nameOf(bodyName), pageParameter, listName }
  // The type of each call is declared where it is made, from the document.
  return Object.assign(call, facts) as unknown as Made
}

const nameOf = (given: string) => given.replace('!', '')

const isAbsent = (value: unknown) => value === null || value === undefined

function secretOf(secret: Secret | undefined) {
  return typeof secret === 'function' ? secret() : secret
}

/** Formats a parameter for the query: its name with each value in a list, and an object's fields by their own names. */
function pairsOf(name: string, value: unknown): string[] {
  if (isAbsent(value)) return []
  if (Array.isArray(value)) return value.flatMap((each) => pairsOf(name, each))
  if (typeof value === 'object' && !(value instanceof Date)) {
    return Object.entries(value as Parameters).flatMap(([field, each]) => pairsOf(field, each))
  }
  return [`${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`]
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}

async function answerOf(name: string, response: Response, isText: boolean): Promise<unknown> {
  const text = await response.text()
  if (isText && response.ok) return text
  const body = parsed(text)
  const isUnreadable = text !== '' && body === text
  if (!response.ok || isUnreadable) throw new ResponseError(name, response, body)
  return body
}

/** Parses JSON; returns the text itself if it is none. */
function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
