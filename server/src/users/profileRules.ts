import { isOneOf } from '@mintline/core'
import { USER_NOTIFICATION_TYPES } from '@mintline/core/enumerations/marketplace'
import { ServerError } from '../errors/serverError.ts'

/** Characters that end lines, or change the display order of other characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const UNSEEN_BUT_LINES = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u
/** A Twitter account's name, as in URLs. */
const TWITTER_NAME = /^@?(\w{1,15})$/
const LATEST_VERSION = 2_147_483_647

/** A text from a form, and its field. */
export interface GivenText {
  /** The field's path, for the error. */
  readonly field: string
  readonly text: string
  /** Maximum length in characters. */
  readonly most: number
}

/**
 * Trims and validates a name: it must not be empty or contain control characters.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function nameIn({ field, text, most }: GivenText): string {
  const name = text.trim()
  if (name === '') throw invalid(field, 'must not be empty')
  assertShort({ field, text: name, most })
  if (UNSEEN.test(name)) throw invalid(field, 'must not have control characters')
  return name
}

/**
 * Trims and validates a multi-line text; null if it is empty.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function textIn({ field, text, most }: GivenText): string | null {
  assertShort({ field, text, most })
  if (UNSEEN_BUT_LINES.test(text)) throw invalid(field, 'must not have control characters')
  return text.trim() || null
}

/**
 * Trims and validates a one-line text; null if it is empty.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function lineIn({ field, text, most }: GivenText): string | null {
  assertShort({ field, text, most })
  if (UNSEEN.test(text)) throw invalid(field, 'must not have control characters')
  return text.trim() || null
}

/**
 * Validates a link; null if it is empty.
 *
 * @throws `PROFILE_FIELD_INVALID` unless it is an http: or https: URL with a host, without a user name or password
 */
export function linkIn({ field, text, most }: GivenText): string | null {
  if (text === '') return null
  assertShort({ field, text, most })
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLink = url && ['http:', 'https:'].includes(url.protocol) && /^https?:\/\//i.test(text)
  if (!isLink || url.username !== '' || url.password !== '' || /[\s\p{Cc}]/u.test(text)) {
    throw invalid(field, 'must be a link that begins with https:// or http://')
  }
  return text
}

/**
 * Validates notification flags by name.
 *
 * @throws `PROFILE_FIELD_INVALID` if there is no notification with a name
 */
export function notificationFlagsIn(
  field: string,
  flags: Readonly<Record<string, boolean>>,
): Readonly<Record<string, boolean>> {
  const unknown = Object.keys(flags).find((name) => !isOneOf(USER_NOTIFICATION_TYPES, name))
  if (unknown !== undefined) {
    const known = USER_NOTIFICATION_TYPES.join(', ')
    throw invalid(field, `must name notifications, which are ${known}`)
  }
  return flags
}

/**
 * Returns a Twitter account's name without the leading @.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function twitterNameIn(field: string, text: string): string {
  const [, name] = TWITTER_NAME.exec(text) ?? []
  if (name !== undefined) return name
  throw invalid(field, 'must be the name of an account: 1 to 15 letters, digits and underscores')
}

/**
 * Validates a terms version.
 *
 * @throws `PROFILE_FIELD_INVALID` unless it is from 0 to 2,147,483,647
 */
export function versionIn(field: string, version: number): number {
  if (version >= 0 && version <= LATEST_VERSION) return version
  throw invalid(field, `must be from 0 to ${LATEST_VERSION}`)
}

function assertShort({ field, text, most }: GivenText): void {
  if ([...text].length > most) throw invalid(field, `must have at most ${most} characters`)
}

const invalid = (field: string, rule: string) =>
  new ServerError('PROFILE_FIELD_INVALID', { field, rule })
