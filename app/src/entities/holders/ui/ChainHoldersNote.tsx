import { readableDateTime } from '#shared/lib/dateTimeText.ts'

/** The source of holders, and the time at which they were read. */
export function ChainHoldersNote({ readAt }: { readAt: number }) {
  const time = readableDateTime(BigInt(Math.floor(readAt / 1_000)), 'local', { withSeconds: true })
  return <p className="text-muted">{`From the chain, as of ${time}.`}</p>
}
