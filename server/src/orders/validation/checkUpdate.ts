import { ServerError } from '../../errors/serverError.ts'

/** The terms of an order that an update may not change, or not for the worse. */
export interface OrderTerms {
  readonly isCancelled: boolean
  readonly isFilled: boolean
  readonly makeValue: bigint
  readonly takeValue: bigint
  readonly taker: string | undefined
  readonly start: bigint
  readonly end: bigint
  /** The data in one form. */
  readonly data: string
}

/**
 * An order that is known may become better for takers, and nothing else.
 *
 * @param id - of the order, for messages
 * @throws `ORDER_CANCELED`, `ORDER_INVALID_UPDATE`
 */
export function checkUpdate(id: string, known: OrderTerms, posted: OrderTerms): void {
  const fault = (rule: string) => new ServerError('ORDER_INVALID_UPDATE', { id, rule })
  if (known.isCancelled) throw new ServerError('ORDER_CANCELED', { id })
  if (posted.data !== known.data) throw fault('its data may not change')
  if (posted.start !== known.start) throw fault('its start may not change')
  if (posted.end !== known.end) throw fault('its end may not change')
  if (posted.taker !== known.taker) throw fault('its taker may not change')
  if (posted.makeValue < known.makeValue) throw fault('its make value may not become less')
  if (isDearer(known, posted)) throw fault('its price may not rise')
  if (known.isFilled && !isSame(known, posted)) throw fault('filled, so that it cannot change')
}

type Values = Pick<OrderTerms, 'makeValue' | 'takeValue'>

/** True if terms are an update of others: they offer more, or ask for less. */
export const isUpdate = (known: Values, posted: Values): boolean =>
  posted.makeValue >= known.makeValue && !isDearer(known, posted) && !isSame(known, posted)

/** True if terms ask for more than others for what they offer. */
export const isDearer = (known: Values, posted: Values): boolean =>
  posted.takeValue * known.makeValue > posted.makeValue * known.takeValue

/** True if terms offer and ask for the same as others. */
export const isSame = (known: Values, posted: Values): boolean =>
  posted.makeValue === known.makeValue && posted.takeValue === known.takeValue
