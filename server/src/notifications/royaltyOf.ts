import type { Selectable } from 'kysely'
import type { Activities, Orders } from '../database/tables.ts'
import { paidTo } from '../orders/seaport/paidTo.ts'
import type { SeaportDataModel } from '../orders/seaport/parseSeaportForm.ts'
import { SEAPORT_DATA } from '../orders/seaport/seaportModel.ts'

const WHOLE = 10_000n

type SoldBy = Pick<Selectable<Orders>, 'side' | 'data' | 'make_value' | 'take_value'>
type Sold = Pick<Selectable<Activities>, 'amount' | 'value'>

/** A royalty receiver, with the shares that an item asks for, in basis points. */
export interface RoyaltyReceiver {
  readonly account: string
  readonly shares: readonly number[]
}

/**
 * Computes the amount that a royalty receiver got from a sale, in base units. The platform's exchange pays each share
 * that the item asks for; a Seaport order states its payments itself, and nothing else is paid.
 */
export function royaltyOf({ account, shares }: RoyaltyReceiver, sold: Sold, order: SoldBy): bigint {
  const data = order.data as { readonly '@type'?: string } | null
  if (data?.['@type'] !== SEAPORT_DATA) {
    const amount = BigInt(sold.amount ?? 0)
    return shares.reduce((sum, share) => sum + (amount * BigInt(share)) / WHOLE, 0n)
  }
  const whole = paidTo(order.data as unknown as SeaportDataModel, account)
  const copies = BigInt(order.side === 'SELL' ? order.make_value : order.take_value)
  return (whole * BigInt(sold.value ?? 1)) / copies
}
