import type { OrderActivitySource, OrderMatchSellType } from '@mintline/core/enumerations/indexer'
import { layerOneOf } from '@mintline/core/networks'
import { readActivityKey, readOrderKey } from '../../database/keys/index.ts'
import { ServerError } from '../../errors/serverError.ts'
import { currencyAsset } from '../assets/currencyAsset.ts'
import { itemAsset } from '../assets/itemAsset.ts'
import { accountOf, collectionIdOf, itemFieldsOf, orderIdOf } from '../ids/texts.ts'
import { type ActivityRow, commonFields, dataField, transactionFields } from './activityRow.ts'

/** An activity as the APIs show it. */
export type ActivityModel = ItemActivityModel | OrderActivityModel

/**
 * Converts a row to an activity.
 *
 * @throws `NOT_AN_ACTIVITY` if nothing in this code base writes the row's type
 */
export function activityModel(row: ActivityRow): ActivityModel {
  const activity = itemActivity(row) ?? orderActivity(row)
  if (activity === undefined) throw new ServerError('NOT_AN_ACTIVITY', { type: row.type })
  return activity
}

/** An activity that changes who holds an item. */
export type ItemActivityModel = NonNullable<ReturnType<typeof itemActivity>>

/** Converts a row to an activity; undefined if it is not a mint, transfer or burn. */
function itemActivity(row: ActivityRow) {
  const from = row.from_account ? accountOf(row.from_account) : ''
  const to = row.to_account ? accountOf(row.to_account) : ''
  switch (row.type) {
    case 'MINT':
      return {
        '@type': 'MINT' as const,
        owner: to,
        ...mintParties(row),
        ...fields(row),
        ...mintPrice(row),
      }
    case 'BURN':
      return { '@type': 'BURN' as const, owner: from, ...fields(row) }
    case 'TRANSFER':
      return {
        '@type': 'TRANSFER' as const,
        from,
        owner: to,
        ...fields(row),
        purchase: dataField(row, 'purchase') === true,
      }
    default:
      return undefined
  }
}

function fields(row: ActivityRow) {
  return {
    ...commonFields(row),
    ...(row.item ? namesOf(row.item) : {}),
    collection: collectionIdOf(row.collection),
    value: String(row.value ?? 1),
    ...transactionFields(row),
  }
}

function namesOf(item: Buffer) {
  const { contract, tokenId, itemId } = itemFieldsOf(item)
  return { contract, tokenId, itemId }
}

/** Returns who minted and who paid, where that is not the owner alone. */
function mintParties(row: ActivityRow) {
  return { minter: walletIn(row, 'minter'), payer: walletIn(row, 'payer') }
}

function walletIn(row: ActivityRow, name: string): string | undefined {
  const address = dataField(row, name)
  if (typeof address !== 'string') return undefined
  return `${layerOneOf(readActivityKey(row.id).blockchain)}:${address}`
}

function mintPrice({ currency, price, total, price_usd }: ActivityRow) {
  if (currency === null || price === null || total === null) return {}
  return {
    mintPrice: String(price),
    mintPayment: { type: currencyAsset(currency), value: total },
    mintPriceUsd: price_usd === null ? undefined : String(price_usd),
  }
}

/** An activity about an order. */
export type OrderActivityModel = NonNullable<ReturnType<typeof orderActivity>>

/** Converts a row to an activity; undefined if it is not about an order. */
function orderActivity(row: ActivityRow) {
  switch (row.type) {
    case 'SELL':
      return sale(row)
    case 'LIST':
      return { '@type': 'LIST' as const, ...offer(row), make: copies(row), take: payment(row) }
    case 'BID':
      return { '@type': 'BID' as const, ...offer(row), make: payment(row), take: copies(row) }
    case 'CANCEL_LIST':
      return {
        '@type': 'CANCEL_LIST' as const,
        ...cancellation(row),
        make: copies(row).type,
        take: payment(row).type,
      }
    case 'CANCEL_BID':
      return {
        '@type': 'CANCEL_BID' as const,
        ...cancellation(row),
        make: payment(row).type,
        take: copies(row).type,
      }
    default:
      return undefined
  }
}

function sale(row: ActivityRow) {
  const type = dataField(row, 'isAcceptedBid') === true ? 'ACCEPT_BID' : 'SELL'
  return {
    '@type': 'SELL' as const,
    ...orderFields(row),
    ...transactionFields(row),
    nft: copies(row),
    // What was paid in a token without known decimals is not known in whole units.
    payment: row.price === null ? undefined : payment(row),
    buyer: accountOfSide(row.to_account),
    seller: accountOfSide(row.from_account),
    price: row.price === null ? undefined : String(row.price),
    priceUsd: row.price_usd === null ? undefined : String(row.price_usd),
    amountUsd: row.total_usd ?? undefined,
    type: type as OrderMatchSellType,
  }
}

function offer(row: ActivityRow) {
  return {
    ...orderFields(row),
    ...hashAndMaker(row),
    price: String(row.price ?? 0),
    priceUsd: row.price_usd === null ? undefined : String(row.price_usd),
  }
}

function cancellation(row: ActivityRow) {
  return { ...orderFields(row), ...hashAndMaker(row), ...transactionFields(row) }
}

function orderFields(row: ActivityRow) {
  return {
    ...commonFields(row),
    orderId: row.order_id ? orderIdOf(row.order_id) : undefined,
    source: row.source as OrderActivitySource,
  }
}

function hashAndMaker({ order_id: order, from_account: maker }: ActivityRow) {
  return { hash: order ? readOrderKey(order).value : '', maker: accountOfSide(maker) }
}

const accountOfSide = (account: Buffer | null) => (account ? accountOf(account) : '')

const copies = (row: ActivityRow) => ({ type: itemAsset(row), value: String(row.value ?? 1) })

function payment({ currency, total }: ActivityRow) {
  if (currency === null) throw new TypeError('An activity of an order has no currency')
  return { type: currencyAsset(currency), value: total ?? '0' }
}
