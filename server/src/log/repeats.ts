const MINUTE_MS = 60_000
/** Kinds that are counted at a time; callers may be able to cause as many as they like. */
const MOST_KINDS = 256

/** An event to log, with the number of events that it stands for. */
export type Say<Event> = (event: Event, count: number) => void

/**
 * Groups events of one kind: the first is logged at once, and the last of those that follow it once a minute, with their
 * count.
 *
 * @param say - writes to the log
 */
export function groupRepeats<Event>(say: Say<Event>): (kind: string, event: Event) => void {
  const repeats = new Map<string, { count: number; last: Event }>()
  const settle = (kind: string) => {
    const repeat = repeats.get(kind)
    repeats.delete(kind)
    if (!repeat || repeat.count === 0) return
    say(repeat.last, repeat.count)
    wait(kind, repeat.last)
  }
  const wait = (kind: string, last: Event) => {
    repeats.set(kind, { count: 0, last })
    setTimeout(settle, MINUTE_MS, kind).unref()
  }
  return (kind, event) => {
    const repeat = repeats.get(kind)
    if (repeat) {
      repeat.count += 1
      repeat.last = event
      return
    }
    say(event, 1)
    if (repeats.size < MOST_KINDS) wait(kind, event)
  }
}
