import type { Static, TObject, TProperties, TSchema } from 'typebox'
import type { RequestClass } from '../../config/requestClasses.ts'
import type { Caller } from '../callers.ts'
import type { ApiKey } from '../keys.ts'
import type { Named } from './model.ts'

/**
 * Failures that a call declares: bad requests and server errors (E4), also 404 (E404), and the same with analytics
 * codes (O4, O404).
 */
export type ErrorSet = 'E4' | 'E404' | 'O4' | 'O404'

/** Names for two values; the first must not exceed the second. */
export type Ordered = readonly [string, string]

/** A call's contract: everything but its handler. */
export interface Call {
  /** The call's name, the same in every client. */
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tag: string
  /** Limit that requests count towards. Default: a GET reads, and everything else writes. */
  readonly requestClass?: RequestClass
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with parameters in braces. */
  readonly path: string
  /** True for a call that acts for a signed-in user, by access token. */
  readonly bearer?: true
  /** True for a public call that does more for a signed-in user, if it has a token. */
  readonly knowsCaller?: true
  /** True for a call that needs an API key, whatever else it has. */
  readonly needsKey?: true
  /** True for a GET call that changes something, so that HEAD is refused. */
  readonly changes?: true
  /** True for an answer with a secret, which is not compressed. */
  readonly holdsSecret?: true
  /** True for a call that another one replaces. */
  readonly deprecated?: true
  readonly params?: TProperties
  readonly query?: TProperties
  /** Pairs of query parameters that form a range. */
  readonly ordered?: readonly Ordered[]
  readonly body?: CallBody
  /** Response schema; undefined = an empty response. */
  readonly answer?: TSchema
  /** True for a stream of server-sent events; `answer` is the data in each. */
  readonly streams?: true
  /** True if the answer is plain text instead of JSON. */
  readonly text?: true
  /** True if the answer is a page with the next page's token in the header `x-continuation`. */
  readonly continues?: true
  /** True for a page that stays the same until anything is written: it depends on neither caller nor clock. */
  readonly untilWritten?: true
  /** True if a page with `untilWritten` depends on the clock after all. */
  readonly byClock?: true
  /** Success status. Default: 200. */
  readonly status?: 204
  /** Schema for a refusal by the call's own rules, with status 400 like bad requests. Default: none. */
  readonly refusal?: TSchema
  readonly errors: ErrorSet
}

/** Request body. With GET, which has none in most clients, its fields are query parameters. */
export interface CallBody<Schema extends TSchema = TSchema> {
  /** Parameter name in clients. */
  readonly name: string
  readonly schema: Schema
  /** True if clients may leave it out. */
  readonly optional?: true
  /** Maximum size in bytes. Default: the limit for all bodies. */
  readonly maxBytes?: number
}

/** Returns true for a call whose body is a query parameter, or comes with GET. */
export const isQueried = ({ method, body }: Pick<Call, 'method' | 'body'>): boolean =>
  method === 'GET' && body !== undefined

/** Properties with a default, which handlers always receive. */
type DefaultingKeys<Properties> = {
  [Key in keyof Properties]: Properties[Key] extends { default: unknown } ? Key : never
}[keyof Properties]

/** An object's values with defaults filled in. */
type Filled<Properties extends TProperties> = Static<TObject<Properties>> &
  Required<
    Pick<
      Static<TObject<Properties>>,
      DefaultingKeys<Properties> & keyof Static<TObject<Properties>>
    >
  >

type BodyOf<Schema> =
  Schema extends TObject<infer Properties>
    ? Filled<Properties>
    : Schema extends TSchema
      ? Static<Schema>
      : never

/** A handler's input: all parameters, parsed and with their defaults, and the body by name. */
export type InputOf<Of extends Call> = (Of['params'] extends TProperties
  ? Filled<Of['params']>
  : unknown) &
  (Of['query'] extends TProperties ? Filled<Of['query']> : unknown) &
  (Of['body'] extends CallBody<infer Schema>
    ? { [Name in Of['body']['name']]: BodyOf<Schema> | AbsentBody<Of> }
    : unknown)

/** An optional body is empty if left out, but undefined if it is a query parameter. */
type AbsentBody<Of extends Call> = Of extends { method: 'GET'; body: { optional: true } }
  ? undefined
  : never

/** A page, and the next one's token. */
interface PageOf<Entries extends readonly unknown[]> {
  readonly entries: Readonly<Entries>
  /** Undefined on the last page. */
  readonly next: string | undefined
}

/** A handler's answer. */
export type AnswerOf<Of extends Call> = Of['answer'] extends TSchema
  ? Of['streams'] extends true
    ? EventSource<Static<Of['answer']>>
    : Of['continues'] extends true
      ? PageOf<Extract<Static<Of['answer']>, readonly unknown[]>>
      : Static<Of['answer']>
  : undefined

/** Events in an order to which new ones are only added. */
export interface EventSource<Data> {
  /**
   * Reads some events after a place; undefined = from now on.
   *
   * @throws ApiError 400 if the place is none
   */
  readonly after: (place: string | undefined) => Promise<EventsAfter<Data>>
}

/** Some events after a place. */
export interface EventsAfter<Data> {
  readonly events: readonly { readonly place: string; readonly data: Data }[]
  /** The last place that was looked at, from which to go on. */
  readonly place: string
  /** True if more may follow at once. */
  readonly hasMore: boolean
}

/** A request's context beside its input. */
export type ContextOf<Of extends Call> = RequestFacts &
  (Of['bearer'] extends true ? { readonly caller: Caller } : unknown) &
  (Of['knowsCaller'] extends true ? { readonly caller: Caller | undefined } : unknown) &
  (Of['needsKey'] extends true ? { readonly apiKey: ApiKey } : unknown)

/** A request's origin. */
interface RequestFacts {
  /** Caller's address; behind a trusted proxy, as the proxy reports it. */
  readonly ip: string
  /** Caller-supplied: never trust them for security decisions. */
  readonly headers: { readonly host?: string | undefined; readonly origin?: string | undefined }
}

/** A named schema in an interface. */
export type Model = TSchema & Named
