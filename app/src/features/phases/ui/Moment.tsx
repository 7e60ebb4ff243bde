import { momentText } from '#entities/phase/lib/momentText.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'

/** A moment in local time and, below it, in UTC. */
export function Moment({ seconds }: { seconds: bigint }) {
  const local = readableDateTime(seconds, 'local')
  if (local === '' || local === momentText(seconds)) return momentText(seconds)
  return (
    <>
      <span className="block">{local}</span>
      <span className="block font-normal text-subtle">{momentText(seconds)}</span>
    </>
  )
}
