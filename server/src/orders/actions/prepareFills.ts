import { formatOrderId } from '@mintline/core/identifiers'
import type { Selectable } from 'kysely'
import { readOrderKey } from '../../database/keys/index.ts'
import type { Orders } from '../../database/tables.ts'
import { fieldInvalid } from '../parse/parseParts.ts'
import type { Markets } from '../placed/markets.ts'
import type { Fill } from '../prepare/prepared.ts'
import { buyListings, type ListingPurchase } from '../seaport/buyListings.ts'
import {
  type Fillable,
  type FillForm,
  fillableOf,
  notPreparable,
  orUnpreparable,
} from './prepareFill.ts'

/** Another order to fill in the same transaction. */
export interface OtherFill {
  readonly row: Selectable<Orders>
  /** Copies. */
  readonly amount: string
}

/**
 * Prepares one transaction that buys several Seaport listings.
 *
 * @throws `ORDER_NOT_PREPARABLE` if one cannot be bought, or not together with the first; `ORDER_FIELD_INVALID`,
 * `NO_EXCHANGE`, `SEAPORT_UNKNOWN`
 */
export function prepareFills(
  row: Selectable<Orders>,
  form: FillForm,
  others: readonly OtherFill[],
  markets: Markets,
): { readonly order: Fillable['order']; readonly fill: Fill } {
  const { blockchain } = readOrderKey(row.id)
  const seen = new Set([idOf(row)])
  for (const [index, other] of others.entries()) {
    const field = `together[${index}].orderId`
    if (readOrderKey(other.row.id).blockchain !== blockchain) {
      throw fieldInvalid(field, `must be an order on ${blockchain}, as the first one is`)
    }
    if (seen.has(idOf(other.row))) throw fieldInvalid(field, 'must not name an order twice')
    seen.add(idOf(other.row))
  }
  const first = fillableOf(row, form, markets)
  const listing = listingOf(row, first)
  const { protocol } = listing.order
  const listings = others.map(({ row: other, amount }, index) => {
    const { itemId: _, ...common } = form
    const fillable = fillableOf(other, { ...common, amount }, markets, `together[${index}].`)
    const next = listingOf(other, fillable)
    if (next.order.protocol !== protocol) {
      throw notPreparable(other, `it is not for the contract ${protocol}, as the first one is`)
    }
    if (!other.currency.equals(row.currency)) {
      throw notPreparable(other, 'it is in another currency than the first one')
    }
    return next
  })
  const fill = orUnpreparable(row, () => buyListings(listing, listings))
  return { order: first.order, fill }
}

function listingOf(row: Selectable<Orders>, { order, request }: Fillable): ListingPurchase {
  if (order.listing === undefined) {
    throw notPreparable(row, 'it is no listing for Seaport, and no others are bought together')
  }
  return { ...order.listing, request }
}

const idOf = ({ id }: Selectable<Orders>) => formatOrderId(readOrderKey(id))
