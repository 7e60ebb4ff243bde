import { parseCurrencyId } from '@mintline/core/identifiers'
import { addressKey } from '../../src/database/keys/index.ts'
import { wallet } from './_addresses.ts'
import { ALICE, BOB, CAROL, COPIED, COPIES, dropOn, ETHER, itemOn, TOKEN } from './_names.ts'
import type { OrderFixture } from './_orders.ts'

const carol = addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', CAROL) })
const foreign = { platform: 'OPEN_SEA', origins: [carol] }

const first = { collection: dropOn('ETHEREUM'), item: itemOn('ETHEREUM', 1) }
const any = { side: 'BID', collection: dropOn('ETHEREUM') } as const
const copies = { collection: COPIES, item: COPIED, copies: 2n }

/** The fixture's orders: for the first item on Ethereum, for any item in that drop, for copies, and on other chains. */
export const WORLD_ORDERS: readonly OrderFixture[] = [
  { ...first, number: 1, side: 'SELL', maker: ALICE, currency: ETHER, price: '1.5', at: 1 },
  {
    ...first,
    number: 2,
    side: 'SELL',
    maker: ALICE,
    currency: TOKEN,
    price: '1.25',
    at: 2,
    values: { ...foreign, price_usd: '3900' },
  },
  {
    ...first,
    number: 3,
    side: 'SELL',
    maker: CAROL,
    currency: ETHER,
    price: '1',
    at: 2,
    values: { status: 'CANCELLED', cancelled: true, price_usd: '3100.5' },
  },
  {
    ...first,
    number: 11,
    side: 'BID',
    maker: BOB,
    currency: TOKEN,
    price: '1',
    at: 4,
    values: { price_usd: '3000' },
  },
  {
    ...first,
    number: 12,
    side: 'BID',
    maker: CAROL,
    currency: ETHER,
    price: '1.1',
    at: 5,
    values: { ...foreign, price_usd: '3410.55' },
  },
  {
    ...first,
    number: 13,
    side: 'BID',
    maker: BOB,
    currency: ETHER,
    price: '0.9',
    at: 5,
    values: { status: 'INACTIVE' },
  },
  {
    ...any,
    number: 21,
    maker: BOB,
    currency: TOKEN,
    price: '0.5',
    at: 3,
    // Three copies at half a token each.
    values: { price_usd: '1500', make_stock: '1500000000000000000' },
  },
  { ...any, number: 22, maker: CAROL, currency: ETHER, price: '0.6', at: 6, values: foreign },
  {
    ...any,
    number: 23,
    maker: BOB,
    currency: TOKEN,
    price: '0.4',
    at: 6,
    values: { status: 'INACTIVE', price_usd: '1500' },
  },
  { ...copies, number: 51, side: 'SELL', maker: ALICE, currency: ETHER, price: '0.01', at: 2 },
  { ...copies, number: 52, side: 'SELL', maker: BOB, currency: ETHER, price: '0.02', at: 7 },
  { ...copies, number: 53, side: 'BID', maker: CAROL, currency: TOKEN, price: '0.005', at: 7 },
  ...(['BASE', 'SOLANA', 'FLOW'] as const).map(
    (chain, index): OrderFixture => ({
      number: 61 + index,
      side: 'SELL',
      collection: dropOn(chain),
      item: itemOn(chain, 2),
      maker: BOB,
      currency: parseCurrencyId(`${chain}:native`),
      price: '3',
      at: 2,
    }),
  ),
]
