import type { OrderType } from '@mintline/core/enumerations/indexer'
import {
  type CollectionIdParts,
  type CurrencyParts,
  formatOrderId,
  type ItemParts,
} from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import type { Insertable } from 'kysely'
import {
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  currencyKey,
  itemKey,
  orderKey,
} from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import type { Orders } from '../../src/database/tables.ts'
import { currencyAsset } from '../../src/read-model/assets/currencyAsset.ts'
import { itemAsset } from '../../src/read-model/assets/itemAsset.ts'
import { wallet } from './_addresses.ts'
import { minute } from './_names.ts'
import { STORED } from './_rows.ts'

/** An order with plain defaults. */
export interface OrderFixture {
  /** Its hash's number. */
  readonly number: number
  readonly side: OrderType
  readonly collection: CollectionIdParts
  /** Undefined = a bid on any item of the collection. */
  readonly item?: ItemParts
  /** The maker's seed. */
  readonly maker: number
  readonly currency: CurrencyParts
  /** Per copy, in whole units, with at most 6 decimals. */
  readonly price: string
  readonly copies?: bigint
  /** Minute when it last changed. */
  readonly at?: number
  readonly values?: Partial<Insertable<Orders>>
}

const DECIMALS = 18

/** Returns the id of the order with this number; its hash has 32 bytes. */
export const orderIdOn = (blockchain: Blockchain, number: number): string =>
  formatOrderId({ blockchain, value: hashOf(number) })

/** Returns an order's row. */
export function orderRow(order: OrderFixture): Insertable<Orders> {
  const { number, side, collection, item, currency, price, copies = 1n, at = 1, values } = order
  const { blockchain } = collection
  const isListing = side === 'SELL'
  const amount = baseUnits(price) * copies
  const keys = {
    collection: collectionKey(collection),
    item: item ? itemKey(item) : null,
    collection_type: blockchain === 'ETHEREUM' ? 'ERC721' : null,
  }
  const goods = { json: { type: itemAsset(keys), value: String(copies) }, value: copies }
  const money = {
    json: { type: currencyAsset(currencyKey(currency)), value: wholeUnits(amount) },
    value: amount,
  }
  const [make, take] = isListing ? [goods, money] : [money, goods]
  return {
    id: orderKey({ blockchain, value: hashOf(number) }),
    collection: keys.collection,
    chain: CHAIN_NUMBERS[blockchain],
    side,
    platform: 'MINTLINE',
    status: 'ACTIVE',
    maker: addressKey({ blockchain, address: wallet(blockchain, order.maker) }),
    item: keys.item,
    make: JSON.stringify(make.json),
    take: JSON.stringify(take.json),
    make_value: String(make.value),
    take_value: String(take.value),
    make_stock: String(make.value),
    fill: '0',
    approved: true,
    currency: currencyKey(currency),
    decimals: DECIMALS,
    price,
    salt: String(number),
    data: JSON.stringify({ '@type': 'ETH_MINTLINE_V2', payouts: [], originFees: [] }),
    origins: [],
    optional_royalties: false,
    cancelled: false,
    created_at: minute(at),
    updated_at: minute(at),
    db_updated_at: STORED,
    active_at: minute(at),
    version: 1,
    ...values,
  }
}

/** Writes orders. */
export async function writeOrders(
  { write }: Pick<Pools, 'write'>,
  orders: readonly OrderFixture[],
): Promise<void> {
  await write.insertInto('orders').values(orders.map(orderRow)).execute()
}

const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

function baseUnits(price: string): bigint {
  const [whole = '0', fraction = ''] = price.split('.')
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'))
}

function wholeUnits(amount: bigint): string {
  const digits = String(amount).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '')
}
