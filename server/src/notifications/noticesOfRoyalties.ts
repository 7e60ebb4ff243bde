import { parseUnionAddress } from '@mintline/core/identifiers'
import type { Kysely, Selectable } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { groupBy } from '../database/groupBy.ts'
import { distinctKeys, keyText, readItemKey, walletKey } from '../database/keys/index.ts'
import { valuesOf } from '../database/orderKinds.ts'
import type { Activities, DB, Orders } from '../database/tables.ts'
import type { SeaportDataModel } from '../orders/seaport/parseSeaportForm.ts'
import { paidTo, SEAPORT_DATA } from '../orders/seaport/seaportModel.ts'
import type { Share } from '../read-model/ids/shares.ts'
import { accountOf, itemIdOf } from '../read-model/ids/texts.ts'
import { royaltiesOfItems } from '../read-model/items/royalties.ts'
import type { Notice } from './notice.ts'

const WHOLE = 10_000n

type SoldBy = Pick<Selectable<Orders>, 'side' | 'data' | 'make_value' | 'take_value'>

type Sold = Pick<Selectable<Activities>, 'amount' | 'value'>

/** A royalty receiver, with the shares that an item asks for, in basis points. */
interface RoyaltyReceiver {
  readonly account: string
  readonly shares: readonly number[]
}

/** A sale's columns that royalties follow from. */
export type SoldItem = Pick<
  Selectable<Activities>,
  'id' | 'item' | 'from_account' | 'at' | 'order_id' | 'amount' | 'value'
>

/**
 * Creates notices for royalty receivers named by the items. Only for sales through known orders: other exchanges may
 * leave royalties out.
 */
export async function noticesOfRoyalties(
  reader: Kysely<DB>,
  sales: readonly SoldItem[],
): Promise<Notice[]> {
  const keys = distinctKeys(sales.flatMap(({ order_id: order }) => order ?? []))
  if (keys.length === 0) return []
  const orders = await reader
    .selectFrom('orders')
    .select(['id', 'side', 'data', 'decimals', 'make_value', 'take_value'])
    .where('id', '=', anyOf(keys))
    .execute()
  const byKey = new Map(orders.map((order) => [keyText(order.id), order]))
  const items = distinctKeys(sales.flatMap(({ item }) => item ?? []))
  const royalties = await royaltiesOfItems(reader, items.map(readItemKey))
  return sales.flatMap((sale): Notice[] => {
    const { id, item, from_account: seller, at, order_id: key } = sale
    const order = key && byKey.get(keyText(key))
    if (!order || item === null || seller === null) return []
    return receiversOf(royalties.get(itemIdOf(item)) ?? []).flatMap((receiver) => {
      const amount = royaltyOf(receiver, sale, order)
      // Sellers get the rest anyway.
      if (amount === 0n || receiver.account === accountOf(seller)) return []
      const account = walletKey(parseUnionAddress(receiver.account))
      const got = { amount, decimals: order.decimals }
      return [{ kind: 'ROYALTY', account, event: id, activity: id, at, got }]
    })
  })
}

/** Groups shares by receiver: an item may name one several times. */
const receiversOf = (royalties: readonly Share[]): RoyaltyReceiver[] =>
  [...groupBy(royalties, ({ account }) => account)].map(([account, shares]) => ({
    account,
    shares: shares.map(({ value }) => value),
  }))

/**
 * Computes the amount that a royalty receiver got from a sale, in base units. The platform's exchange pays each share
 * that the item asks for; a Seaport order states its payments itself, and nothing else is paid.
 */
function royaltyOf({ account, shares }: RoyaltyReceiver, sold: Sold, order: SoldBy): bigint {
  const data = order.data as { readonly '@type'?: string } | null
  if (data?.['@type'] !== SEAPORT_DATA) {
    const amount = BigInt(sold.amount ?? 0)
    return shares.reduce((sum, share) => sum + (amount * BigInt(share)) / WHOLE, 0n)
  }
  const whole = paidTo(order.data as unknown as SeaportDataModel, account)
  const copies = BigInt(valuesOf(order).items)
  return (whole * BigInt(sold.value ?? 1)) / copies
}
