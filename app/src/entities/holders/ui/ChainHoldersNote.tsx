import { readableDateTime } from '#shared/lib/dateTimeText.ts'

/** Tells that holders come from the chain, and when they were read. */
export function ChainHoldersNote({ readAt }: { readAt: number }) {
  const time = readableDateTime(BigInt(Math.floor(readAt / 1_000)), 'local', { withSeconds: true })
  return <p className="text-muted">{`From the chain, as of ${time}.`}</p>
}
