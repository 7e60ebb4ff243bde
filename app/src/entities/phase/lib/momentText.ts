import { readableDateTime } from '#shared/lib/dateTimeText.ts'

/** Formats a moment in UTC, or as unix seconds if it is beyond the calendar. */
export function momentText(seconds: bigint): string {
  return readableDateTime(seconds, 'utc') || `Second ${seconds}`
}
