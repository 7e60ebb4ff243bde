import { readableDateTime } from '#shared/lib/dateTimeText.ts'

/** A moment in UTC, or its unix seconds if it is beyond the calendar. */
export function momentText(seconds: bigint): string {
  return readableDateTime(seconds, 'utc') || `Second ${seconds}`
}
