/** Entries in turns, until there are so many; none where there are none to begin with. */
export const repeated = <Entry>(entries: readonly Entry[], count: number): Entry[] =>
  Array.from(
    { length: entries.length === 0 ? 0 : count },
    (_, index) => entries[index % entries.length] as Entry,
  )
