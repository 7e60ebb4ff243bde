/** An inclusive range of numbers. */
export interface NumberRange {
  readonly from: number
  readonly to: number
}

/** Returns the missing numbers from 1 to the last one, as ranges. */
export function findHoles(numbers: Iterable<number>, last: number): readonly NumberRange[] {
  const present = [...new Set(numbers)].filter((number) => number >= 1 && number <= last)
  present.sort((left, right) => left - right)
  const holes: NumberRange[] = []
  let next = 1
  for (const number of [...present, last + 1]) {
    if (number > next) holes.push({ from: next, to: number - 1 })
    next = number + 1
  }
  return holes
}

/** Formats ranges for people: `3, 7 to 9`. */
export function rangesText(ranges: readonly NumberRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')
}
