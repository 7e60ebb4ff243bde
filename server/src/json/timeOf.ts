const TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

/** Parses a time such as 2026-01-31T12:00:00.000Z; undefined = invalid. */
export function timeOf(text: string): Date | undefined {
  const [, day] = TIME.exec(text) ?? []
  // JavaScript reads 31 February as 3 March.
  const begin = new Date(`${day}T00:00:00Z`)
  if (day === undefined || Number.isNaN(begin.getTime()) || !begin.toISOString().startsWith(day)) {
    return undefined
  }
  return storableTime(text)
}

/** Parses a time in any form that JavaScript reads; undefined = invalid, or in a year that no database knows. */
export function storableTime(text: string): Date | undefined {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1 ? undefined : time
}
