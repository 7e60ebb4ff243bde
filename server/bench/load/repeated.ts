/**
 * Cycles through entries up to a count; empty if there are no entries.
 *
 * @param place - index of the first entry to return. Default: 0
 */
export const repeated = <Entry>(entries: readonly Entry[], count: number, place = 0): Entry[] =>
  Array.from(
    { length: entries.length === 0 ? 0 : count },
    (_, index) => entries[(place + index) % entries.length] as Entry,
  )
