import { ServerError } from '../../errors/serverError.ts'

/** What an update of an order with the same hash may not change. Prices and ends are compared with all other orders. */
export interface FixedTerms {
  readonly isCancelled: boolean
  readonly taker: string | undefined
  readonly start: bigint
  /** The data in one form. */
  readonly data: string
}

/**
 * An order that is known stays what it is, but for its amounts.
 *
 * @param id - of the order, for messages
 * @throws `ORDER_CANCELED`, `ORDER_INVALID_UPDATE`
 */
export function checkUpdate(
  id: string,
  known: FixedTerms,
  posted: Omit<FixedTerms, 'isCancelled'>,
): void {
  const fault = (rule: string) => new ServerError('ORDER_INVALID_UPDATE', { id, rule })
  if (known.isCancelled) throw new ServerError('ORDER_CANCELED', { id })
  if (posted.data !== known.data) throw fault('its data may not change')
  if (posted.start !== known.start) throw fault('its start may not change')
  if (posted.taker !== known.taker) throw fault('its taker may not change')
}

interface Values {
  readonly makeValue: bigint
  readonly takeValue: bigint
}

/** True if terms are an update of others: they offer more, or ask for less. */
export const isUpdate = (known: Values, posted: Values): boolean =>
  posted.makeValue >= known.makeValue && !isDearer(known, posted) && !isSame(known, posted)

/** True if terms ask for more than others for what they offer. */
export const isDearer = (known: Values, posted: Values): boolean =>
  posted.takeValue * known.makeValue > posted.makeValue * known.takeValue

/** True if terms offer and ask for the same as others. */
export const isSame = (known: Values, posted: Values): boolean =>
  posted.makeValue === known.makeValue && posted.takeValue === known.takeValue
