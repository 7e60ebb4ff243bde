/** A measured value of the pages, and the bound that it has to keep. */
export interface Result {
  readonly what: string
  readonly value: number
  readonly unit: 'bytes' | 'ms' | '/min' | ''
  /** The most that is good enough. Undefined = it is shown for information. */
  readonly most?: number
}

/** True if a result keeps its bound, or has none. */
export function isWithin({ value, most }: Result): boolean {
  return most === undefined || value <= most
}
