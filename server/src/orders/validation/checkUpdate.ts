import { ServerError } from '../../errors/serverError.ts'

/**
 * Terms that an update with the same hash may not change. Prices and ends are compared in `conflictFault`, for updates
 * with another hash too.
 */
export interface FixedTerms {
  readonly isCancelled: boolean
  readonly taker: string | undefined
  readonly start: bigint
  /** The data in canonical form. */
  readonly data: string
}

/**
 * Checks that an update changes nothing but amounts.
 *
 * @param id - the order's, for messages
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

/** Returns true if the posted terms are an update: they offer more, or ask for less. */
export const isUpdate = (known: Values, posted: Values): boolean =>
  posted.makeValue >= known.makeValue && !isDearer(known, posted) && !isSame(known, posted)

/** Returns true if the posted terms ask for more in return than the known ones. */
export const isDearer = (known: Values, posted: Values): boolean =>
  posted.takeValue * known.makeValue > posted.makeValue * known.takeValue

/** Returns true if both terms offer and ask for the same. */
export const isSame = (known: Values, posted: Values): boolean =>
  posted.makeValue === known.makeValue && posted.takeValue === known.takeValue
