import { readableDateTime } from '#shared/lib/dateTimeText.ts'

/** A moment in local time and, below it, in UTC; beyond the calendar, no end. */
export function PhaseTime({ seconds }: { seconds: bigint }) {
  const utc = readableDateTime(seconds, 'utc')
  if (utc === '') return seconds > 0n ? 'No end' : 'Always'
  const local = readableDateTime(seconds, 'local')
  if (local === utc) return utc
  return (
    <>
      <span className="block">{local}</span>
      <span className="block text-subtle">{utc}</span>
    </>
  )
}
