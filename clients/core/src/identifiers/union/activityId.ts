import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** An activity: `CHAIN:id`, with any id that is not empty. It is its own normal form. */
export type ActivityId = Branded<'ActivityId'>

const identifier = defineCompositeIdentifier<ActivityId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_ACTIVITY_ID'),
})

/** True if a text is an activity id. */
export const isActivityId: Guard<ActivityId> = identifier.is

/**
 * Asserts that a text is an activity id.
 *
 * @throws `NOT_ACTIVITY_ID`
 */
export const assertIsActivityId: Assertion<ActivityId> = identifier.assertIs

/**
 * An activity id in its normal form.
 *
 * @throws `NOT_ACTIVITY_ID` when the text is not valid
 */
export const activityId: Coercion<ActivityId> = identifier.coerce

/**
 * The parts of an activity id, in their normal forms.
 *
 * @throws `NOT_ACTIVITY_ID` when the text is not valid
 */
export const parseActivityId = identifier.parse

/**
 * The activity id made of these parts, in its normal form.
 *
 * @throws `NOT_ACTIVITY_ID` when they do not make one
 */
export const formatActivityId = identifier.format
