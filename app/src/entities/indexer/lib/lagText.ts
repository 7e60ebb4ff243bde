import { durationText } from '#entities/phase/lib/durationText.ts'

/** A new block every 400 milliseconds. */
const BLOCKS_PER_TEN_SECONDS = 25n
/** A smaller lag is just the time between polls. */
const LEAST_SECONDS = 60n

/** Formats a server's lag behind the network: `up to date`, `about 4 min behind`. */
export function lagText({ indexed, latest }: { indexed: bigint; latest: bigint }): string {
  const seconds = ((latest - indexed) * 10n) / BLOCKS_PER_TEN_SECONDS
  if (seconds < LEAST_SECONDS) return 'up to date'
  return `about ${durationText(seconds - (seconds % LEAST_SECONDS))} behind the network`
}
