const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const
const STEP = 1_000

/**
 * Formats a data size for people, in steps of 1,000 bytes.
 *
 * ```ts
 * formatBytes(1_250) // '1.3 kB'
 * ```
 *
 * @param bytes Whole number.
 */
export function formatBytes(bytes: number): string {
  let size = bytes
  let unit = 0
  // Sizes that would round to 1,000 move to the next unit.
  while (unit < UNITS.length - 1 && Math.round(size) >= STEP) {
    size /= STEP
    unit += 1
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0
  return `${size.toLocaleString('en', { maximumFractionDigits: digits })} ${UNITS[unit]}`
}
