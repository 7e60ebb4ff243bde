import {
  PROFILE_BADGES,
  type ProfileBadge,
  type ProfileBadgeStatus,
} from '@mintline/core/enumerations/marketplace'
import { anyOf } from '../../database/anyOf.ts'
import { groupBy } from '../../database/groupBy.ts'
import { keyText } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { Reader } from '../reader.ts'

/** Operators' current decisions about a user, collection, item or wallet. */
export interface Moderation {
  /** True with the badge VERIFIED. */
  readonly verified: boolean
  readonly blacklisted: boolean
  /** True if lists leave it out. */
  readonly unlisted: boolean
  /** States of badge requests; those without an entry are NOT_STARTED. */
  readonly requests: Readonly<Partial<Record<ProfileBadge, ProfileBadgeStatus>>>
  /** Granted badges. */
  readonly badges: readonly ProfileBadge[]
}

const NONE: Moderation = {
  verified: false,
  blacklisted: false,
  unlisted: false,
  requests: {},
  badges: [],
}

const decisionRows = rowsByKeys((reader, subjects) =>
  reader
    .selectFrom('moderations')
    .select(['subject', 'decision', 'status'])
    .where('subject', '=', anyOf(subjects))
    .where('undone_at', 'is', null),
)

/**
 * Returns a lookup for operators' decisions by subject.
 *
 * @param subjects - keys of users (`userKey`), collections, items and wallets (`walletKey`)
 */
export async function moderationOf(
  reader: Reader,
  subjects: readonly Buffer[],
): Promise<(subject: Buffer) => Moderation> {
  if (subjects.length === 0) return () => NONE
  const rows = await decisionRows(reader, subjects)
  const bySubject = groupBy(rows, ({ subject }) => keyText(subject))
  const found = new Map(
    [...bySubject].map(([subject, decisions]) => [subject, moderation(decisions)]),
  )
  return (subject) => found.get(keyText(subject)) ?? NONE
}

interface Decision {
  readonly decision: string
  readonly status: string | null
}

function moderation(decisions: readonly Decision[]): Moderation {
  const states = new Map(decisions.map(({ decision, status }) => [decision, status]))
  const requested = PROFILE_BADGES.filter((badge) => states.has(badge))
  const badges = requested.filter((badge) => states.get(badge) === 'APPROVED')
  return {
    verified: badges.includes('VERIFIED'),
    blacklisted: states.has('BLACKLIST'),
    unlisted: states.has('UNLIST'),
    requests: Object.fromEntries(
      requested.map((badge) => [badge, states.get(badge) as ProfileBadgeStatus]),
    ),
    badges,
  }
}
