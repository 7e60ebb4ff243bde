import { formatGrouped } from '#shared/lib/decimal.ts'

const UNITS = [
  { seconds: 86_400n, name: 'd' },
  { seconds: 3_600n, name: 'h' },
  { seconds: 60n, name: 'min' },
  { seconds: 1n, name: 's' },
] as const

/** Formats a duration in its two largest units: `2 d 3 h`, `4 min 10 s`. Negative ones count as 0. */
export function durationText(seconds: bigint): string {
  const first = UNITS.findIndex((unit) => seconds >= unit.seconds)
  if (first === -1) return '0 s'
  let rest = seconds
  const parts = UNITS.slice(first, first + 2).flatMap((unit) => {
    const count = rest / unit.seconds
    rest %= unit.seconds
    return count === 0n ? [] : [`${formatGrouped(count, 0)} ${unit.name}`]
  })
  return parts.join(' ')
}
