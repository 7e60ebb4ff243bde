/** Milliseconds of a day. */
const DAY_MS = 24 * 60 * 60_000

/** Days that a week has, today included. */
const WEEK_DAYS = 7

/** Begin of the day of a time, in UTC. */
export const dayOf = (time: Date): Date => new Date(time.getTime() - (time.getTime() % DAY_MS))

const daysBefore = (time: Date, days: number): Date =>
  new Date(dayOf(time).getTime() - days * DAY_MS)

/** Begins of the days of the week that ends today, the first one first. */
export const daysOfWeek = (time: Date): Date[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => daysBefore(time, WEEK_DAYS - 1 - index))

/** Begin of the first day of the week that ends today. */
export const weekBefore = (time: Date): Date => daysBefore(time, WEEK_DAYS - 1)
