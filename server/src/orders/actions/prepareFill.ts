import { formatOrderId, type ItemParts } from '@mintline/core/identifiers'
import type { Selectable } from 'kysely'
import { readOrderKey } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import type { Orders } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { PartModel } from '../parse/assetTypeModel.ts'
import { fieldInvalid, parseParts, parseWord } from '../parse/parseParts.ts'
import type { Markets } from '../placed/markets.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { placeRow } from '../placed/placeRow.ts'
import {
  type Fill,
  type FillRequest,
  type PreparedTransaction,
  Unfillable,
} from '../prepare/prepared.ts'
import { storedState } from '../records/storedState.ts'
import { fillTarget } from '../state/orderState.ts'
import { mayHappen } from '../state/orderStates.ts'

/** A request to fill an order, as interfaces receive it. */
export interface FillForm {
  /** The wallet that fills the order. */
  readonly maker: FillRequest['maker']
  readonly amount: string
  readonly payouts: readonly PartModel[]
  readonly originFees: readonly PartModel[]
  /** The item to give for a bid on any item in a collection. */
  readonly itemId?: ItemParts
}

const WHOLE = 10_000

/** An order that can be filled as requested. */
export interface Fillable {
  readonly order: PlacedOrder
  readonly request: FillRequest
}

/**
 * Prepares the transaction that fills an order (indexer-models 5.3).
 *
 * @throws `ORDER_NOT_PREPARABLE` if the order is not active, has fewer copies left, or its marketplace has to sign too;
 * `ORDER_FIELD_INVALID` for the form; `NO_EXCHANGE`, `SEAPORT_UNKNOWN`
 */
export function prepareFill(
  row: Selectable<Orders>,
  form: FillForm,
  markets: Markets,
): { readonly order: PlacedOrder; readonly fill: Fill } {
  const { order, request } = fillableOf(row, form, markets)
  return { order, fill: orUnpreparable(row, () => order.fill(request)) }
}

/**
 * Returns a row's order, if it can be filled as requested.
 *
 * @param place - prefix for `amount` in the request, for messages
 * @throws the errors of `prepareFill`
 */
export function fillableOf(
  row: Selectable<Orders>,
  form: FillForm,
  markets: Markets,
  place = '',
): Fillable {
  const order = placeRow(row, markets)
  const request = requestOf(form, order, place)
  if (!mayHappen(row.status, 'take')) throw notPreparable(row, `it is ${row.status}`)
  if (order.taker !== undefined && order.taker !== request.maker) {
    throw notPreparable(row, `it is for the taker ETHEREUM:${order.taker} alone`)
  }
  const left = copiesLeft(row)
  if (request.amount > left) throw notPreparable(row, `it has ${left} left, not ${request.amount}`)
  return { order, request }
}

/** Creates the error for an order that no transaction can be prepared for. */
export const notPreparable = ({ id }: Selectable<Orders>, reason: string) =>
  new ServerError('ORDER_NOT_PREPARABLE', { id: formatOrderId(readOrderKey(id)), reason })

/** Makes a fill. Throws `ORDER_NOT_PREPARABLE` if the order cannot be filled that way. */
export function orUnpreparable(row: Selectable<Orders>, make: () => Fill): Fill {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unfillable) throw notPreparable(row, error.message)
    throw error
  }
}

function requestOf(
  { maker, amount, payouts, originFees, itemId }: FillForm,
  order: PlacedOrder,
  place: string,
): FillRequest {
  const paid = payouts.reduce((sum, { value }) => sum + value, 0)
  if (payouts.length > 0 && paid !== WHOLE) {
    throw fieldInvalid('payouts', `must add up to 10,000 basis points, and do to ${paid}`)
  }
  return {
    maker,
    amount: parseWord(`${place}amount`, amount, 1n),
    tokenId: itemId && namedToken(itemId, order),
    payouts: parseParts('payouts', payouts),
    originFees: parseParts('originFees', originFees),
  }
}

function namedToken(item: ItemParts, { blockchain, sides }: PlacedOrder): bigint | undefined {
  const { type } = sides.nft
  const isOther =
    item.blockchain !== blockchain ||
    item.contract !== type.contract ||
    ('tokenId' in type && item.tokenId !== type.tokenId)
  if (isOther) throw fieldInvalid('itemId', 'must be an item that the order trades')
  return item.tokenId
}

/** Whole copies that are not traded yet. */
function copiesLeft(row: Selectable<Orders>): bigint {
  const state = storedState(row)
  const left = fillTarget(state) - state.fill
  const { isListing, items } = SIDES[state.side]
  const copies = state[`${items}Value`]
  const isInCopies = isListing === state.isMakeFill
  return isInCopies ? left : (left * copies) / fillTarget(state)
}

/**
 * Prepares the transaction that cancels an order, active or not.
 *
 * @throws `ORDER_NOT_PREPARABLE` if it is filled or cancelled, or not for our exchange; `NO_EXCHANGE`,
 * `SEAPORT_UNKNOWN`
 */
export function prepareCancel(
  row: Selectable<Orders>,
  markets: Markets,
): { readonly order: PlacedOrder; readonly transaction: PreparedTransaction } {
  const order = placeRow(row, markets)
  if (!mayHappen(row.status, 'cancel')) {
    const id = formatOrderId(readOrderKey(row.id))
    throw new ServerError('ORDER_NOT_PREPARABLE', { id, reason: `it is ${row.status} for good` })
  }
  return { order, transaction: order.cancel() }
}
