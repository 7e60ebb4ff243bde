const DAY_MS = 24 * 60 * 60_000

/** Begin of the day of a time, in UTC. */
export const dayOf = (time: Date): Date => new Date(time.getTime() - (time.getTime() % DAY_MS))
