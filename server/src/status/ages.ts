const SECOND = ['second', 1] as const
/** Longer units, in seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Formats the time between two moments in its largest unit: `3 minutes`. If they are in reverse order, it is 0 seconds.
 */
export function age(from: Date, to: Date): string {
  const seconds = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1_000))
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? SECOND
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / length),
  )
}

/** Formats a moment to the minute, for people anywhere: `2026-03-01 12:30 UTC`. */
export function moment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
