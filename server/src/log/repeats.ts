const MINUTE_MS = 60_000
/** Kinds counted at a time; callers may be able to cause any number. */
const MOST_KINDS = 256

/** Logs an event, with the number of events that it stands for. */
export type Report<Event> = (event: Event, count: number) => void

/**
 * Groups repeated events by kind: logs the first ones in a minute at once, and when the minute ends the last of the
 * others with their count.
 *
 * @param report - writes to the log
 * @param atOnce - events per kind and minute that are logged one by one
 */
export function groupRepeats<Event>(
  report: Report<Event>,
  atOnce = 1,
): (kind: string, event: Event) => void {
  const repeats = new Map<string, { reported: number; count: number; last: Event }>()
  const settle = (kind: string) => {
    const repeat = repeats.get(kind)
    repeats.delete(kind)
    if (!repeat || repeat.count === 0) return
    report(repeat.last, repeat.count)
    wait(kind, repeat.last)
  }
  const wait = (kind: string, last: Event) => {
    repeats.set(kind, { reported: 1, count: 0, last })
    setTimeout(settle, MINUTE_MS, kind).unref()
  }
  return (kind, event) => {
    const repeat = repeats.get(kind)
    if (repeat && repeat.reported < atOnce) {
      repeat.reported += 1
      report(event, 1)
      return
    }
    if (repeat) {
      repeat.count += 1
      repeat.last = event
      return
    }
    report(event, 1)
    if (repeats.size < MOST_KINDS) wait(kind, event)
  }
}
