import { z } from 'zod'

/** Rights of an API key. */
export const KEY_SCOPES = ['read', 'write'] as const

/** Right of an API key. */
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Rule for requests of one class. */
interface RequestClassRule {
  /** Requests of an address or IPv6 /64 in a minute, unless an operator sets another limit. */
  readonly perMinute: number
  /** Right that an API key needs for them. */
  readonly scope: KeyScope
  /**
   * True if all processes count together, in PostgreSQL. Reads are counted by each process, as a write for every read would
   * cost more than most of them.
   */
  readonly isShared: boolean
}

/** Classes of requests by their costs. Every call has one. */
export const REQUEST_CLASSES = {
  /** Reads rows by keys or in the order of an index. */
  read: { perMinute: 6_000, scope: 'read', isShared: false },
  /** Looks for rows by words or filters. */
  search: { perMinute: 1_200, scope: 'read', isShared: false },
  /** Asks a node or another service. */
  node: { perMinute: 300, scope: 'read', isShared: true },
  /** Signs a wallet in, or checks a signature that it made. */
  login: { perMinute: 60, scope: 'write', isShared: true },
  /** May send a mail. */
  mail: { perMinute: 10, scope: 'write', isShared: true },
  /** Writes for a user or a signer. */
  write: { perMinute: 300, scope: 'write', isShared: true },
  /** Writes for anybody. */
  anonymousWrite: { perMinute: 30, scope: 'write', isShared: true },
  /** Has documents of third parties fetched again. */
  refetch: { perMinute: 10, scope: 'write', isShared: true },
  /** Sends lines whose signature is checked. */
  feed: { perMinute: 6_000, scope: 'write', isShared: false },
} as const satisfies Readonly<Record<string, RequestClassRule>>

/** Class of requests. */
export type RequestClass = keyof typeof REQUEST_CLASSES

/** Names of all classes. */
export const REQUEST_CLASS_NAMES = Object.keys(REQUEST_CLASSES) as RequestClass[]

/** Requests of an address or IPv6 /64 in a minute, by class; undefined = any number. */
export type RequestLimits = Readonly<Record<RequestClass, number | undefined>>

const LARGEST_LIMIT = 2_147_483_647
const LIMIT_RULE = 'must be a whole number from 1, or false for any number'

const LIMIT = z
  .union(
    [
      z
        .int({ error: LIMIT_RULE })
        .min(1, { error: LIMIT_RULE })
        .max(LARGEST_LIMIT, { error: LIMIT_RULE }),
      z.literal(false),
    ],
    { error: LIMIT_RULE },
  )
  .optional()

/** Entry `requestLimits` of the settings file. */
export const REQUEST_LIMITS_SCHEMA = z
  .strictObject(
    Object.fromEntries(REQUEST_CLASS_NAMES.map((name) => [name, LIMIT])) as Record<
      RequestClass,
      typeof LIMIT
    >,
  )
  .optional()

/** Limits with the defaults of those that a file leaves out. */
export function requestLimitsOf(file: z.infer<typeof REQUEST_LIMITS_SCHEMA> = {}): RequestLimits {
  return Object.fromEntries(
    REQUEST_CLASS_NAMES.map((name) => {
      const limit = file[name] ?? REQUEST_CLASSES[name].perMinute
      return [name, limit === false ? undefined : limit]
    }),
  ) as Record<RequestClass, number | undefined>
}
