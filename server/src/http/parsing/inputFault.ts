import type { ApiErrorKind } from '../apiError.ts'

/** A value that cannot be parsed. The message stands behind the name of the value, and has no final stop. */
export class InputFault extends Error {
  override readonly name = 'InputFault'
  readonly kind: ApiErrorKind

  constructor(kind: ApiErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** A text of a caller for a message, cut where it is long. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text)
}
