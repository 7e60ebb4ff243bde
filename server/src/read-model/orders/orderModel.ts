import { formatUnits } from '@mintline/core'
import type { OrderStatus, OrderType, Platform } from '@mintline/core/enumerations/indexer'
import { isEvmBlockchain } from '@mintline/core/networks'
import { readOrderKey } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import { accountOf, orderIdOf } from '../ids/texts.ts'
import type { ShownColumns } from '../shownColumns.ts'

/** Columns of orders that the APIs show. */
export const ORDER_COLUMNS = [
  'orders.id',
  'orders.side',
  'orders.data',
  'orders.fill',
  'orders.platform',
  'orders.status',
  'orders.start_at',
  'orders.end_at',
  'orders.make_stock',
  'orders.cancelled',
  'orders.optional_royalties',
  'orders.created_at',
  'orders.updated_at',
  'orders.db_updated_at',
  'orders.price',
  'orders.price_usd',
  'orders.maker',
  'orders.taker',
  'orders.make',
  'orders.take',
  'orders.salt',
  'orders.signature',
  'orders.origins',
  'orders.decimals',
  'orders.version',
] as const

/** A row of orders. */
export type OrderRow = ShownColumns<'orders', typeof ORDER_COLUMNS>

/** An order as the APIs show it: amounts as text in whole units, times in ISO 8601. */
export type OrderModel = ReturnType<typeof orderModel>

/** Converts a row to an order. */
export function orderModel(row: OrderRow) {
  const side = row.side as OrderType
  const { isListing } = SIDES[side]
  const copies = (amount: string) => wholeUnits(amount, 0)
  const money = (amount: string) => wholeUnits(amount, row.decimals)
  const isFilledInCopies = isListing === isMakeFilled(side, row.data)
  return {
    id: orderIdOf(row.id),
    fill: isFilledInCopies ? copies(row.fill) : money(row.fill),
    platform: row.platform as Platform,
    status: row.status as OrderStatus,
    startedAt: row.start_at?.toISOString(),
    endedAt: row.end_at?.toISOString(),
    makeStock: isListing ? copies(row.make_stock) : money(row.make_stock),
    cancelled: row.cancelled,
    optionalRoyalties: row.optional_royalties,
    createdAt: row.created_at.toISOString(),
    lastUpdatedAt: row.updated_at.toISOString(),
    dbUpdatedAt: row.db_updated_at.toISOString(),
    ...pricesOf(row, isListing),
    maker: accountOf(row.maker),
    taker: row.taker ? accountOf(row.taker) : undefined,
    make: inModelForm(row.make),
    take: inModelForm(row.take),
    salt: saltOf(row),
    signature: row.signature ? `0x${row.signature.toString('hex')}` : undefined,
    feeTakers: row.origins.map(accountOf),
    data: inModelForm(row.data),
    version: Number(row.version),
  }
}

/** Returns the prices, which are set on the item's side. */
function pricesOf({ price, price_usd: usd }: OrderRow, isListing: boolean) {
  const priceUsd = usd ?? undefined
  return isListing
    ? { makePrice: price, makePriceUsd: priceUsd, takePrice: undefined, takePriceUsd: undefined }
    : { makePrice: undefined, makePriceUsd: undefined, takePrice: price, takePriceUsd: priceUsd }
}

/** Formats the salt; on EVM chains it is a 32-byte word. */
function saltOf({ id, salt }: OrderRow): string {
  const { blockchain } = readOrderKey(id)
  return isEvmBlockchain(blockchain) ? `0x${BigInt(salt).toString(16).padStart(64, '0')}` : salt
}

const wholeUnits = (amount: string, decimals: number): string =>
  formatUnits(BigInt(amount), decimals)

/** The table stores API models, whose many variants this layer does not distinguish. */
const inModelForm = (json: unknown) => json as never

/** Data types whose listings always count copies. */
const BY_COPIES: readonly unknown[] = ['ETH_MINTLINE_V2_DATA_V3_SELL', 'ETH_BASIC_SEAPORT_DATA_V1']

/**
 * Returns true if an order's fill counts what the maker gave, not what the maker got. The order data decides, except
 * that listings on Seaport and the platform's earlier exchange version 3 always count copies.
 *
 * @param data - the model OrderData
 */
export function isMakeFilled(side: OrderType, data: unknown): boolean {
  if (!SIDES[side].isListing || typeof data !== 'object' || data === null) return false
  return Reflect.get(data, 'isMakeFill') === true || BY_COPIES.includes(Reflect.get(data, '@type'))
}
