import { readableDateTime } from '#shared/lib/dateTimeText.ts'

/** A moment in local time and, below it, in UTC; beyond the calendar, no end. */
export function PhaseTime({ seconds }: { seconds: bigint }) {
  if (seconds <= 0n) return 'Always'
  const utc = readableDateTime(seconds, 'utc')
  if (utc === '') return 'No end'
  const local = readableDateTime(seconds, 'local')
  if (local === utc) return utc
  return (
    <>
      <span className="block">{local}</span>
      <span className="block text-subtle">{utc}</span>
    </>
  )
}
