import type { Static, TObject, TProperties, TSchema } from 'typebox'
import type { Caller } from '../callers.ts'
import type { Named } from './model.ts'

/**
 * Failures that a call declares: bad requests and server errors (E4), also absence (E404), and the same in the codes
 * of analytics (O4, O404).
 */
export type ErrorSet = 'E4' | 'E404' | 'O4' | 'O404'

/** Names of two values, the first of which may not exceed the second. */
export type Ordered = readonly [string, string]

/** Everything about a call but what it does. */
export interface Call {
  /** Name of the call, the same in every client. */
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tag: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with parameters in braces. */
  readonly path: string
  /** True for a call that acts for a signed-in user, by the token that the user got. */
  readonly bearer?: true
  /** True for a public call that does more for a signed-in user, by the token where there is one. */
  readonly knowsCaller?: true
  /** True for a call by GET that changes something, so that HEAD does not make it. */
  readonly changes?: true
  /** True for an answer with a secret, which is not compressed. */
  readonly holdsSecret?: true
  /** True for a call that has been replaced by another one. */
  readonly deprecated?: true
  readonly params?: TProperties
  readonly query?: TProperties
  /** Pairs of query parameters that make a range. */
  readonly ordered?: readonly Ordered[]
  readonly body?: CallBody
  /** Shape of the answer; undefined = the call answers nothing. */
  readonly answer?: TSchema
  /** True if the answer is plain text instead of JSON. */
  readonly text?: true
  /** True if the answer is a page whose header `x-continuation` has the token of the next one. */
  readonly continues?: true
  /** True for a page that stays the same until anything is written: no caller decides about it, nor does the clock. */
  readonly untilWritten?: true
  /** True if the clock does decide about a page that otherwise stays the same until anything is written. */
  readonly byClock?: true
  /** Status of success. Default: 200. */
  readonly status?: 204
  /** Shape of a refusal by the rules of the call, with status 400 as bad requests. Default: none. */
  readonly refusal?: TSchema
  readonly errors: ErrorSet
}

/** Body of a request. With GET, which has none in most clients, its fields are parameters of the query. */
export interface CallBody<Schema extends TSchema = TSchema> {
  /** Name of the parameter in clients. */
  readonly name: string
  readonly schema: Schema
  /** True if clients may leave it out. */
  readonly optional?: true
  /** Largest body in bytes. Default: that of all bodies. */
  readonly maxBytes?: number
}

/** Declares a call. */
export function call<const Declared extends Call>(declared: Declared): Declared {
  return declared
}

/** True for a call whose body is a parameter of the query, or comes with GET. */
export const isQueried = ({ method, body }: Pick<Call, 'method' | 'body'>): boolean =>
  method === 'GET' && body !== undefined

/** Properties that have a default, which makes them known to a handler. */
type DefaultingKeys<Properties> = {
  [Key in keyof Properties]: Properties[Key] extends { default: unknown } ? Key : never
}[keyof Properties]

/** Values of an object whose defaults are filled in. */
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

/** Input of a call's handler: all parameters, parsed and with their defaults, and the body by its name. */
export type InputOf<Of extends Call> = (Of['params'] extends TProperties
  ? Filled<Of['params']>
  : unknown) &
  (Of['query'] extends TProperties ? Filled<Of['query']> : unknown) &
  (Of['body'] extends CallBody<infer Schema>
    ? { [Name in Of['body']['name']]: BodyOf<Schema> | AbsentBody<Of> }
    : unknown)

/** A body that may be left out is empty then, but for one that is a parameter of the query. */
type AbsentBody<Of extends Call> = Of extends { method: 'GET'; body: { optional: true } }
  ? undefined
  : never

/** A page, and the token of the next one. */
interface PageOf<Entries extends readonly unknown[]> {
  readonly entries: Readonly<Entries>
  /** Undefined on the last page. */
  readonly next: string | undefined
}

/** Answer of a call's handler. */
export type AnswerOf<Of extends Call> = Of['answer'] extends TSchema
  ? Of['continues'] extends true
    ? PageOf<Extract<Static<Of['answer']>, readonly unknown[]>>
    : Static<Of['answer']>
  : undefined

/** A request beside its input. */
export type ContextOf<Of extends Call> = RequestFacts &
  (Of['bearer'] extends true ? { readonly caller: Caller } : unknown) &
  (Of['knowsCaller'] extends true ? { readonly caller: Caller | undefined } : unknown)

/** From where a request comes. */
interface RequestFacts {
  /** Address of the caller; behind a proxy that is believed, as that one tells. */
  readonly ip: string
  /** Written by the caller, so that nothing may be believed of them that somebody could gain by. */
  readonly headers: { readonly host?: string | undefined; readonly origin?: string | undefined }
}

/** A named schema of an interface. */
export type Model = TSchema & Named
