import { ServerError } from '../../errors/serverError.ts'

/** Creates the error for an unreadable order field. The rule follows the field's name. */
export function fieldInvalid(field: string, rule: string): ServerError<'ORDER_FIELD_INVALID'> {
  return new ServerError('ORDER_FIELD_INVALID', { field, rule })
}

/** Quotes a caller's text for a message, cut if it is long. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text)
