/** A measured value of the pages, and the bound that it has to keep. */
export interface Result {
  readonly what: string
  readonly value: number
  readonly unit: 'bytes' | 'ms' | ''
  /** The most that is good enough. */
  readonly most: number
}

/** True if a result keeps its bound. */
export function isWithin({ value, most }: Result): boolean {
  return value <= most
}
