import type { Selectable } from 'kysely'
import type { Activities, Orders } from '../database/tables.ts'
import { SEAPORT_DATA, type seaportModel } from '../orders/seaport/seaportModel.ts'
import type { Share } from '../read-model/ids/shares.ts'

const WHOLE = 10_000n
/** Kinds of assets of Seaport that are no items. */
const MONEY = ['NATIVE', 'ERC20']

type SoldBy = Pick<Selectable<Orders>, 'side' | 'data' | 'make_value' | 'take_value'>
type Sold = Pick<Selectable<Activities>, 'amount' | 'value'>

/**
 * Amount that the receiver of royalties got from a sale, in base units. The platform's exchange pays what the item asks for; an
 * order of Seaport says itself what it pays, and nothing else is paid.
 */
export function royaltyOf({ account, value: share }: Share, sold: Sold, order: SoldBy): bigint {
  const data = order.data as { readonly '@type'?: string } | null
  if (data?.['@type'] !== SEAPORT_DATA) {
    return (BigInt(sold.amount ?? 0) * BigInt(share)) / WHOLE
  }
  const { consideration } = data as ReturnType<typeof seaportModel>
  const whole = consideration
    .filter(({ itemType, recipient }) => MONEY.includes(itemType) && recipient === account)
    .reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n)
  const copies = BigInt(order.side === 'SELL' ? order.make_value : order.take_value)
  return (whole * BigInt(sold.value ?? 1)) / copies
}
