import { isMintlineError } from '@mintline/core'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import type { PlacedActivity } from '../../src/ingest/batch.ts'
import type { OrderEvent } from '../../src/ingest/orderEvent.ts'
import { findCollectionOrders } from '../../src/jobs/findCollectionOrders.ts'
import { storeBurn } from '../../src/lazy-items/storeBurn.ts'
import { storeLazyItem } from '../../src/lazy-items/storeLazyItem.ts'
import { decideSettled } from '../../src/orders/actions/settleOrders.ts'
import { type PlaceableForm, placeForm } from '../../src/orders/placed/placeForm.ts'
import { pricingWith } from '../../src/orders/records/pricing.ts'
import { storeOrder } from '../../src/orders/records/storeOrder.ts'
import { anyActivities, BLOCKS, batchOf } from '../ingest/_activities.ts'
import { ACCOUNTS, CONTRACT, lazyItem, onBase, tokenOf } from '../lazy-items/_onBase.ts'

/** Contracts that trade the orders in these tests. */
export const MARKETS = {
  exchanges: {
    BASE: {
      name: 'Exchange',
      version: '2',
      chainId: 8453,
      contract: `0x${'e1'.repeat(20)}`,
      proxies: {
        nft: `0x${'a1'.repeat(20)}`,
        erc20: `0x${'a2'.repeat(20)}`,
        erc721Lazy: `0x${'a3'.repeat(20)}`,
        erc1155Lazy: `0x${'a3'.repeat(20)}`,
        punks: `0x${'a4'.repeat(20)}`,
      },
      fee: 0,
    },
  },
  seaports: {
    BASE: {
      contracts: [`0x${'5e'.repeat(20)}`],
      conduit: undefined,
      fee: undefined,
      royalties: false,
    },
  },
} as const

/** Token for bids. */
export const COIN = { blockchain: 'BASE', address: `0x${'c0'.repeat(20)}` } as const
const DECIMALS = 18
/** COIN and ETH prices in US dollars. */
const RATES = [
  { address: COIN.address, usd: '0.5' },
  { address: `0x${'00'.repeat(20)}`, usd: '3000.25' },
] as const

const MAKERS = [...ACCOUNTS.values()]

/** An order and its fate. */
export interface OrderInput {
  readonly form: 'listing' | 'bid' | 'collectionBid' | 'seaport'
  readonly item: number
  readonly maker: number
  readonly copies: bigint
  readonly price: bigint
  readonly balance: bigint
  readonly isApproved: boolean
  readonly hasEnded: boolean
  /** True = it is sent again at half the price, or twice the price for a bid. */
  readonly isUpdated: boolean
  /** Copies that are traded later, in a block. */
  readonly fill: bigint
  readonly isCancelled: boolean
  readonly block: number
}

/** A market with its activities in two halves: orders are sent in between. */
export const anyMarket = fc.record({
  activities: anyActivities,
  registrations: fc.tuple(anyRegistration(), anyRegistration()),
  orders: fc.array(anyOrder(), { minLength: 1, maxLength: 6 }),
})
export type Market = typeof anyMarket extends fc.Arbitrary<infer Value> ? Value : never

function anyRegistration() {
  return fc.record({ supply: fc.bigInt(1n, 8n), isBurned: fc.boolean() })
}

function anyOrder(): fc.Arbitrary<OrderInput> {
  return fc.record({
    form: fc.constantFrom('listing', 'bid', 'collectionBid', 'seaport'),
    item: fc.constantFrom(0, 1, 2),
    maker: fc.nat(MAKERS.length - 1),
    copies: fc.bigInt(1n, 3n),
    price: fc.bigInt(2n, 9n),
    balance: fc.bigInt(0n, 30n),
    isApproved: fc.boolean(),
    hasEnded: fc.boolean(),
    isUpdated: fc.boolean(),
    fill: fc.bigInt(0n, 2n),
    isCancelled: fc.boolean(),
    block: fc.integer({ min: 1, max: BLOCKS }),
  })
}

/** Writes only what the chain says, like any new ingest. */
export async function ingest(database: Kysely<DB>, market: Market): Promise<void> {
  await apply(database, market.activities, eventsOf(market))
}

/** Replays a market as a server sees it: reads, accepts registrations and orders, and reads on. */
export async function live(database: Kysely<DB>, market: Market): Promise<void> {
  await apply(database, [], [])
  await writeRates(database)
  for (const [at, { supply, isBurned }] of market.registrations.entries()) {
    const item = lazyItem(at, supply)
    await storeLazyItem(database, item)
    if (isBurned) await storeBurn(database, item.id)
  }
  const half = Math.floor(market.activities.length / 2)
  await apply(database, market.activities.slice(0, half), [])
  for (const [index, input] of market.orders.entries()) {
    await send(database, input, formOf(input, index))
    // In Seaport, an order with another price has another hash.
    if (input.isUpdated && input.form !== 'seaport') {
      await send(database, input, formOf(betterThan(input), index))
    }
  }
  await apply(database, market.activities.slice(half), eventsOf(market))
}

/** Runs the queued jobs for the collection. */
export async function findBest(writer: Kysely<DB>): Promise<void> {
  const collection = collectionKey({ blockchain: 'BASE', contract: CONTRACT }).toString('hex')
  await findCollectionOrders({ writer } as never, { collection }, undefined)
}

const betterThan = (input: OrderInput): OrderInput => ({
  ...input,
  price: input.form === 'listing' ? input.price / 2n : input.price * 2n,
})

async function send(writer: Kysely<DB>, input: OrderInput, form: PlaceableForm): Promise<void> {
  const order = placeForm(form, MARKETS as never)
  const { balance, isApproved } = input
  try {
    // No node is available to check the orders in its way.
    await decideSettled({ writer, ...MARKETS, nodes: {} } as never, (settled) =>
      storeOrder(writer, order, {
        limits: {
          longestDays: 180,
          minimumBids: false,
          auctionExtensionMinutes: 10,
          auctionStepBasisPoints: 500,
        },
        markets: MARKETS as never,
        pricing: pricingWith('BASE', order.sides, DECIMALS),
        funds: { balance, isApproved },
        chain: undefined,
        settled,
        now: BigInt(Math.floor(Date.now() / 1000)),
      }),
    )
  } catch (error) {
    // Its maker may already have an active order, since makers and items are random.
    if (!isMintlineError(error, 'OTHER_ORDER_ACTIVE')) throw error
  }
}

/** Returns the order form with a number. */
export function formOf(input: OrderInput, index: number): PlaceableForm {
  const contract = `BASE:${CONTRACT}`
  const maker = `ETHEREUM:${MAKERS[input.maker]}`
  const tokenId = String(tokenOf(input.item))
  const common = {
    maker,
    blockchain: 'BASE',
    startedAt: '2020-01-01T00:00:00Z',
    endedAt: input.hasEnded ? '2021-01-01T00:00:00Z' : '2999-01-01T00:00:00Z',
    salt: String(index + 1),
    signature: `0x${'5a'.repeat(65)}`,
  }
  if (input.form === 'seaport') return seaportForm(input, common, maker)
  const isListing = input.form === 'listing'
  const nft = {
    assetType:
      input.form === 'collectionBid'
        ? ({ '@type': 'COLLECTION', contract } as const)
        : ({ '@type': 'ERC1155', contract, tokenId } as const),
    value: String(input.copies * 2n),
  }
  const money = {
    assetType: isListing
      ? ({ '@type': 'ETH', blockchain: 'BASE' } as const)
      : ({ '@type': 'ERC20', contract: `BASE:${COIN.address}` } as const),
    value: String(input.price * input.copies * 2n),
  }
  return {
    '@type': 'MINTLINE_V2',
    ...common,
    ...(index % 2 === 1 && { taker: `ETHEREUM:${MAKERS[0]}` }),
    make: isListing ? nft : money,
    take: isListing ? money : nft,
    data: {
      '@type': 'ETH_MINTLINE_V2_2',
      payouts: [],
      originFees: [{ account: `ETHEREUM:${MAKERS[1]}`, value: 250 }],
      isMakeFill: isListing,
    },
  }
}

function seaportForm(
  { item, copies, price }: OrderInput,
  common: Omit<PlaceableForm & { '@type': 'SEAPORT_V1' }, '@type' | 'data'>,
  maker: string,
): PlaceableForm {
  const zero = `ETHEREUM:0x${'00'.repeat(20)}`
  const assetOf = (itemType: 'ERC1155' | 'NATIVE', token: string, id: bigint, value: bigint) => ({
    itemType,
    token,
    identifierOrCriteria: String(id),
    startAmount: String(value),
    endAmount: String(value),
  })
  return {
    '@type': 'SEAPORT_V1',
    ...common,
    data: {
      '@type': 'ETH_BASIC_SEAPORT_DATA_V1',
      protocol: `ETHEREUM:${MARKETS.seaports.BASE.contracts[0]}`,
      orderType: 'PARTIAL_OPEN',
      offer: [assetOf('ERC1155', `ETHEREUM:${CONTRACT}`, tokenOf(item), copies * 2n)],
      consideration: [{ ...assetOf('NATIVE', zero, 0n, price * copies * 2n), recipient: maker }],
      zone: zero,
      zoneHash: `0x${'00'.repeat(32)}`,
      conduitKey: `0x${'00'.repeat(32)}`,
      nonce: '0',
    } as never,
  }
}

/** Returns fills and cancellations for the orders on exchanges. */
function eventsOf({ orders }: Market): OrderEvent[] {
  return orders.flatMap((input, number) => {
    const { hash, sides } = placeForm(formOf(input, number), MARKETS as never)
    const block = {
      number: BigInt(input.block),
      hash: new Uint8Array(32).fill(input.block),
      time: new Date(input.block * 1000),
    }
    const place = { transaction: `of order ${number}`, logIndex: number, block, order: hash }
    const traded = { copies: input.fill, money: input.fill * input.price }
    const effect =
      sides.side === 'SELL'
        ? { type: 'FILL' as const, make: traded.copies, take: traded.money }
        : { type: 'FILL' as const, make: traded.money, take: traded.copies }
    return [
      ...(input.fill > 0n ? [{ ...place, index: 0, effect }] : []),
      ...(input.isCancelled ? [{ ...place, index: 1, effect: { type: 'CANCEL' as const } }] : []),
    ]
  })
}

async function apply(
  database: Kysely<DB>,
  activities: readonly PlacedActivity[],
  orderEvents: readonly OrderEvent[],
): Promise<void> {
  const cursor = { source: 'BASE', position: {}, block: undefined }
  const { items, ...batch } = onBase(batchOf(activities))
  const minted = new Set(batch.activities.map(({ item }) => item.tokenId))
  const facts = items.filter(({ item }) => minted.has(item.tokenId))
  await applyBatch(database, { ...batch, items: facts, orderEvents }, { cursor })
}

async function writeRates(database: Kysely<DB>): Promise<void> {
  await database
    .insertInto('currencies')
    .values({ id: currencyKey(COIN), chain: 13, symbol: 'COIN', decimals: DECIMALS })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const at = new Date(Date.now() - 60_000)
  await database
    .insertInto('rates')
    .values(
      RATES.map(({ address, usd }) => ({
        currency: currencyKey({ blockchain: 'BASE', address }),
        at,
        usd,
        source: 'test',
      })),
    )
    .execute()
}
