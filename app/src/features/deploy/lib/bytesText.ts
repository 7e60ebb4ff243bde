const UNITS = ['bytes', 'kB', 'MB'] as const
const STEP = 1_000

/** A size for people: `812 bytes`, `1.2 kB`, `12 MB`. */
export function bytesText(bytes: number): string {
  let size = bytes
  let unit = 0
  // What would be rounded to 1,000 has the next unit.
  while (unit < UNITS.length - 1 && Math.round(size) >= STEP) {
    size /= STEP
    unit += 1
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0
  return `${size.toLocaleString('en', { maximumFractionDigits: digits })} ${UNITS[unit]}`
}
