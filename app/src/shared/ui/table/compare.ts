// Made once: making it takes longer than a comparison.
const NATURAL_ORDER = new Intl.Collator('en', { numeric: true })

/** Compares texts in natural order (item 2 before item 10), and numbers by size. */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return NATURAL_ORDER.compare(a, b)
  if (isNumeric(a) && isNumeric(b)) return a < b ? -1 : Number(a > b)
  return 0
}

function isNumeric(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}
