/**
 * Cycles through entries up to a count; empty if there are no entries.
 *
 * @param place - turn of the first one; the default is that of the first entry
 */
export const repeated = <Entry>(entries: readonly Entry[], count: number, place = 0): Entry[] =>
  Array.from(
    { length: entries.length === 0 ? 0 : count },
    (_, index) => entries[(place + index) % entries.length] as Entry,
  )
