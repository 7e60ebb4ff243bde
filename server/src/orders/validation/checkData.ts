import { isAddressEqual, zeroAddress } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import { originFeesOf, payoutsOf } from '../data/exchangeData.ts'
import type { ExchangeOrder } from '../order.ts'
import { sidesOf } from '../orderSides.ts'

const WHOLE = 10_000

/**
 * Checks that the data fits the order's side, and that its shares add up.
 *
 * @throws `INCORRECT_ORDER_DATA`
 */
export function checkData(order: ExchangeOrder): void {
  const { data } = order
  const { side } = sidesOf(order)
  const fault = (field: string, rule: string) =>
    new ServerError('INCORRECT_ORDER_DATA', { field, rule })
  if (data.version === 'V3_SELL' && side !== 'SELL') throw fault('data', 'is that of a listing')
  if (data.version === 'V3_BUY' && side !== 'BID') throw fault('data', 'is that of a bid')
  for (const [field, parts] of [
    ['data.payouts', payoutsOf(data)],
    ['data.originFees', originFeesOf(data)],
  ] as const) {
    if (parts.some(({ account }) => isAddressEqual(account, zeroAddress))) {
      throw fault(field, 'must not pay the zero address, from which nobody gets anything back')
    }
  }
  const paid = sumOf(payoutsOf(data))
  if (payoutsOf(data).length > 0 && paid !== WHOLE) {
    throw fault('data.payouts', `must add up to 10,000 basis points, and do to ${paid}`)
  }
  const fees = sumOf(originFeesOf(data))
  if (fees > WHOLE) {
    throw fault(
      'data.originFees',
      `must not add up to more than 10,000 basis points, and do to ${fees}`,
    )
  }
}

const sumOf = (parts: readonly { readonly value: number }[]) =>
  parts.reduce((sum, { value }) => sum + value, 0)
