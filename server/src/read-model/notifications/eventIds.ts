import { parseActivityId } from '@mintline/core/identifiers'
import { activityKey } from '../../database/keys/index.ts'
import { activityIdOf } from '../ids/texts.ts'

/** Kind of the notifications about an account, whose events are no activities, but random bytes. */
export const ACCOUNT_KIND = 'ANNOUNCE'

/** Id of the event that makes a notification one of its kind: that of an activity, or hex. */
export const eventIdOf = (kind: string, event: Buffer): string =>
  kind === ACCOUNT_KIND ? event.toString('hex') : activityIdOf(event)

/** Key of an event by its id. */
export const eventKeyOf = (kind: string, id: string): Buffer =>
  kind === ACCOUNT_KIND ? Buffer.from(id, 'hex') : activityKey(parseActivityId(id))
