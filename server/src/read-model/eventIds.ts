import { parseActivityId } from '@mintline/core/identifiers'
import { activityKey } from '../database/keys/index.ts'
import { activityIdOf } from './ids/texts.ts'

/** Kind for account notifications, whose events are random bytes instead of activities. */
export const ACCOUNT_KIND = 'ANNOUNCE'

/** Returns the id for a notification's event, which makes it unique among its kind: an activity id, or hex. */
export const eventIdOf = (kind: string, event: Buffer): string =>
  kind === ACCOUNT_KIND ? event.toString('hex') : activityIdOf(event)

/** Returns the event key for an id. */
export const eventKeyOf = (kind: string, id: string): Buffer =>
  kind === ACCOUNT_KIND ? Buffer.from(id, 'hex') : activityKey(parseActivityId(id))
