/** What a typed text stands for. */
export type Parsed<T> =
  | { status: 'empty' }
  | { status: 'valid'; value: T }
  /** One sentence that says what to change. */
  | { status: 'invalid'; reason: string }

/** Nothing was entered. */
export const EMPTY: Parsed<never> = { status: 'empty' }

/** Something that makes sense was entered. */
export function valid<T>(value: T): Parsed<T> {
  return { status: 'valid', value }
}

/** Something else was entered; the reason is a sentence that says what to change. */
export function invalid(reason: string): Parsed<never> {
  return { status: 'invalid', reason }
}

/** The value, or undefined where there is none. */
export function parsedValue<T>(parsed: Parsed<T>): T | undefined {
  return parsed.status === 'valid' ? parsed.value : undefined
}
