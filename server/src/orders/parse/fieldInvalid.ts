import { ServerError } from '../../errors/serverError.ts'

/** The error of a field of an order that cannot be read; the rule stands behind its name. */
export function fieldInvalid(field: string, rule: string): ServerError<'ORDER_FIELD_INVALID'> {
  return new ServerError('ORDER_FIELD_INVALID', { field, rule })
}

/** A text of a caller for a message, cut where it is long. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text)
