import { MINTLINE } from '@mintline/core'
import type { Insertable } from 'kysely'
import { addressKey, CHAIN_NUMBERS } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import type { Orders } from '../../database/tables.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { assetModel } from './assetModel.ts'
import { keysOf } from './keysOf.ts'
import type { Pricing } from './pricing.ts'
import { dateOf } from './stockColumns.ts'

/** Builds the columns that an order's form decides. */
export function orderColumns(order: PlacedOrder, pricing: Pricing) {
  const { blockchain, sides, state, maker, taker, signature } = order
  const { side, nft, money } = sides
  const [make, take] = SIDES[side].isListing ? [nft, money] : [money, nft]
  const accountKey = (address: string) => addressKey({ blockchain, address })
  return {
    ...keysOf(order),
    chain: CHAIN_NUMBERS[blockchain],
    side,
    platform: MINTLINE,
    maker: accountKey(maker),
    taker: taker === undefined ? null : accountKey(taker),
    make: JSON.stringify(assetModel(blockchain, make, pricing.decimals)),
    take: JSON.stringify(assetModel(blockchain, take, pricing.decimals)),
    make_value: String(state.makeValue),
    take_value: String(state.takeValue),
    currency: pricing.currency,
    decimals: pricing.decimals,
    price: pricing.price,
    salt: String(order.salt),
    signature: Buffer.from(signature.slice(2), 'hex'),
    data: JSON.stringify(order.data),
    origins: order.origins.map(accountKey),
    optional_royalties: false,
    start_at: dateOf(state.start),
    end_at: dateOf(state.end),
  } satisfies Partial<Insertable<Orders>>
}
