import { isOneOf } from '@mintline/core'
import { USER_NOTIFICATION_TYPES } from '@mintline/core/enumerations/marketplace'
import { ServerError } from '../../errors/serverError.ts'

/** Characters that end lines, or make others show in another order than they are in. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const UNSEEN_BUT_LINES = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u
/** Name of an account of Twitter, as it is in addresses. */
const TWITTER_NAME = /^@?(\w{1,15})$/
const LATEST_VERSION = 2_147_483_647

/** A text of a form, and where it stands. */
export interface GivenText {
  /** Path of the field, for the refusal. */
  readonly field: string
  readonly text: string
  /** Most characters. */
  readonly most: number
}

/**
 * A name as it is kept, without spaces around it, which has a character at least, and none that is a control character.
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
 * A text of several lines as it is kept; null when it is empty.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function textIn({ field, text, most }: GivenText): string | null {
  assertShort({ field, text, most })
  if (UNSEEN_BUT_LINES.test(text)) throw invalid(field, 'must not have control characters')
  return text.trim() || null
}

/**
 * A text of one line as it is kept; null when it is empty.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function lineIn({ field, text, most }: GivenText): string | null {
  assertShort({ field, text, most })
  if (UNSEEN.test(text)) throw invalid(field, 'must not have control characters')
  return text.trim() || null
}

/**
 * A link as it is kept; null when it is empty.
 *
 * @throws `PROFILE_FIELD_INVALID` unless it is the http: or https: URL of a host, without a password
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
 * Flags of notifications by their names.
 *
 * @throws `PROFILE_FIELD_INVALID` when there is no notification of a name
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
 * The name of an account of Twitter, without the @ before it.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function twitterNameIn(field: string, text: string): string {
  const [, name] = TWITTER_NAME.exec(text) ?? []
  if (name !== undefined) return name
  throw invalid(field, 'must be the name of an account: 1 to 15 letters, digits and underscores')
}

/**
 * A version of the terms.
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
