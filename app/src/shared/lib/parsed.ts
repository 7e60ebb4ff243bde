/** What a typed text stands for. */
export type Parsed<T> =
  | { status: 'empty' }
  | { status: 'valid'; value: T }
  /** One sentence that says what to change. */
  | { status: 'invalid'; reason: string }

export const EMPTY: Parsed<never> = { status: 'empty' }

export function valid<T>(value: T): Parsed<T> {
  return { status: 'valid', value }
}

export function invalid(reason: string): Parsed<never> {
  return { status: 'invalid', reason }
}

/** The value, or undefined where there is none. */
export function parsedValue<T>(parsed: Parsed<T>): T | undefined {
  return parsed.status === 'valid' ? parsed.value : undefined
}
