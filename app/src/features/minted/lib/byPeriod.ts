import { groupBy } from '#shared/lib/groupBy.ts'
import { type Period, startOfPeriod } from './period.ts'

/** Events grouped by period, groups and events in the order given. */
export function byPeriod<Event extends { readonly time: bigint }>(
  events: readonly Event[],
  period: Period,
): Event[][] {
  return [...groupBy(events, ({ time }) => startOfPeriod(time, period)).values()]
}
