import type { AnswerKind } from '../../errors/answers.ts'

/** A value that cannot be parsed. The message follows the value's name, and has no full stop. */
export class InputFault extends Error {
  override readonly name = 'InputFault'
  readonly kind: AnswerKind

  constructor(kind: AnswerKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Quotes a caller's text for a message, truncated if it is long. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text)
}
