import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** An activity: `CHAIN:id`, with any non-empty id. Normal form: unchanged. */
export type ActivityId = Branded<'ActivityId'>

const identifier = defineCompositeIdentifier<ActivityId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_ACTIVITY_ID'),
})

/** Returns true if the text is an activity id. */
export const isActivityId: Guard<ActivityId> = identifier.is

/**
 * Asserts that the text is an activity id.
 *
 * @throws `NOT_ACTIVITY_ID`
 */
export const assertIsActivityId: Assertion<ActivityId> = identifier.assertIs

/**
 * Returns an activity id in normal form.
 *
 * @throws `NOT_ACTIVITY_ID` if the text is not valid
 */
export const activityId: Coercion<ActivityId> = identifier.coerce

/**
 * Parses an activity id into parts in normal form.
 *
 * @throws `NOT_ACTIVITY_ID` if the text is not valid
 */
export const parseActivityId = identifier.parse

/**
 * Formats an activity id in normal form from its parts.
 *
 * @throws `NOT_ACTIVITY_ID` if the parts are not valid
 */
export const formatActivityId = identifier.format
