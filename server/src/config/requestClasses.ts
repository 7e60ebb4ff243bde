import { z } from 'zod'

/** API key scopes. */
export const KEY_SCOPES = ['read', 'write', 'moderate'] as const

/** API key scope. */
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Scopes of a key that names none: deciding about others is never given by accident. */
export const DEFAULT_SCOPES: readonly KeyScope[] = ['read', 'write']

/** Rule for a request class. */
interface RequestClassRule {
  /** Requests per minute and address or IPv6 /64, or per key in `moderate`, unless an operator sets another limit. */
  readonly perMinute: number
  /** Scope that an API key needs. */
  readonly scope: KeyScope
  /**
   * True if all processes count together, in PostgreSQL. Each process counts reads by itself, since a write for every
   * read would cost more than most reads.
   */
  readonly isShared: boolean
}

/** Request classes by cost. Every call has one. */
export const REQUEST_CLASSES = {
  /** Reads rows by keys or in index order. */
  read: { perMinute: 6_000, scope: 'read', isShared: false },
  /** Searches rows by words or filters. */
  search: { perMinute: 1_200, scope: 'read', isShared: false },
  /** Asks a node or another service. */
  node: { perMinute: 300, scope: 'read', isShared: true },
  /** Signs a wallet in, or checks its signature. */
  login: { perMinute: 60, scope: 'write', isShared: true },
  /** May send a mail. */
  mail: { perMinute: 10, scope: 'write', isShared: true },
  /** Writes for a user or a signer. */
  write: { perMinute: 300, scope: 'write', isShared: true },
  /** Writes for anybody. */
  anonymousWrite: { perMinute: 30, scope: 'write', isShared: true },
  /** Refetches third-party documents. */
  refetch: { perMinute: 10, scope: 'write', isShared: true },
  /** Decides about users, collections, items and wallets. Needs a key. */
  moderate: { perMinute: 60, scope: 'moderate', isShared: true },
  /** Sends lines whose signature is checked. */
  feed: { perMinute: 6_000, scope: 'write', isShared: false },
} as const satisfies Readonly<Record<string, RequestClassRule>>

/** Request class. */
export type RequestClass = keyof typeof REQUEST_CLASSES

/** Names of all classes. */
export const REQUEST_CLASS_NAMES = Object.keys(REQUEST_CLASSES) as RequestClass[]

/** Requests per minute and address or IPv6 /64, or per key in `moderate`, by class; undefined = unlimited. */
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

/** Entry `requestLimits` in the settings file. */
export const REQUEST_LIMITS_SCHEMA = z
  .strictObject(
    Object.fromEntries(REQUEST_CLASS_NAMES.map((name) => [name, LIMIT])) as Record<
      RequestClass,
      typeof LIMIT
    >,
  )
  .optional()

/** Fills in default limits that a file leaves out. */
export function requestLimitsOf(file: z.infer<typeof REQUEST_LIMITS_SCHEMA> = {}): RequestLimits {
  return Object.fromEntries(
    REQUEST_CLASS_NAMES.map((name) => {
      const limit = file[name] ?? REQUEST_CLASSES[name].perMinute
      return [name, limit === false ? undefined : limit]
    }),
  ) as Record<RequestClass, number | undefined>
}
