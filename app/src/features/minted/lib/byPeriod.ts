import { type Period, startOfPeriod } from './period.ts'

/** Events grouped by period, groups and events in the order given. */
export function byPeriod<Event extends { readonly time: bigint }>(
  events: readonly Event[],
  period: Period,
): Event[][] {
  const groups = new Map<bigint, Event[]>()
  for (const event of events) {
    const start = startOfPeriod(event.time, period)
    const group = groups.get(start)
    if (group) group.push(event)
    else groups.set(start, [event])
  }
  return [...groups.values()]
}
