import { groupBy } from '#shared/lib/groupBy.ts'
import { type Period, startOfPeriod } from './period.ts'

/** Groups events by period; groups and events keep their input order. */
export function byPeriod<Event extends { readonly time: bigint }>(
  events: readonly Event[],
  period: Period,
): Event[][] {
  return [...groupBy(events, ({ time }) => startOfPeriod(time, period)).values()]
}
