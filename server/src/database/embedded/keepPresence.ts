import type { Clock } from '@mintline/core'
import type { Presence } from './presence.ts'

interface Keep {
  readonly first: Presence
  /** Attaches to the database, or starts it, after a crash. */
  readonly rejoin: (signal: AbortSignal) => Promise<Presence>
  /** Receives a sentence when the database crashed, and when it is back. */
  readonly onNotice: (sentence: string) => void
  readonly clock: Clock
}

/** Milliseconds between attempts to restart the database. */
const INTERVAL = 1_000

/**
 * Rejoins whenever the database ends without being asked to.
 *
 * @returns function that stops this and resolves with the current presence; undefined if the database is gone
 */
export function keepPresence({
  first,
  rejoin,
  onNotice,
  clock,
}: Keep): () => Promise<Presence | undefined> {
  const ending = new AbortController()
  const keep = async () => {
    let presence: Presence | undefined = first
    while (!ending.signal.aborted) {
      if (presence) {
        await aborted(AbortSignal.any([presence.lost, ending.signal]))
        if (ending.signal.aborted) break
        presence = undefined
        onNotice('The embedded database ended by itself and is started again.')
      }
      try {
        presence = await rejoin(ending.signal)
        onNotice('The embedded database is back.')
      } catch {
        await clock.sleep(INTERVAL, ending.signal).catch(() => undefined)
      }
    }
    return presence?.lost.aborted ? undefined : presence
  }
  const kept = keep()
  return () => {
    ending.abort()
    return kept
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
