const UNITS = ['kB', 'MB', 'GB', 'TB'] as const
const STEP = 1_000

/** Bytes for people: `12.3 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < STEP) return `${bytes} bytes`
  let size = bytes / STEP
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${size.toFixed(1)} ${UNITS[unit]}`
}
