/** The result of parsing typed text. */
export type Parsed<T> =
  | { status: 'empty' }
  | { status: 'valid'; value: T }
  /** `reason` is one sentence that says what to change. */
  | { status: 'invalid'; reason: string }

/** Result for empty input. */
export const EMPTY: Parsed<never> = { status: 'empty' }

/** Creates a result for a valid value. */
export function valid<T>(value: T): Parsed<T> {
  return { status: 'valid', value }
}

/** Creates a result for invalid input; the reason is a sentence that says what to change. */
export function invalid(reason: string): Parsed<never> {
  return { status: 'invalid', reason }
}

/** Returns the value; undefined if there is none. */
export function parsedValue<T>(parsed: Parsed<T>): T | undefined {
  return parsed.status === 'valid' ? parsed.value : undefined
}
