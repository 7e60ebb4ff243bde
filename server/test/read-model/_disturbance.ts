import { coinOf } from '../../src/database/coins.ts'
import {
  activityKey,
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  itemKey,
  transactionKey,
} from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { contract, wallet } from './_addresses.ts'
import { countWallets, type ItemFixture, writeCollections, writeItems } from './_fixture.ts'
import {
  ALICE,
  BOB,
  CAROL,
  COPIED,
  COPIES,
  dropOn,
  ETHER,
  itemOn,
  minute,
  TOKEN,
} from './_names.ts'
import { type OrderFixture, writeOrders } from './_orders.ts'
import { collectionRow, STORED } from './_rows.ts'

/** Number for the next disturbance, for values that must be new. */
let count = 0

/**
 * Writes new rows of every kind: a collection, an item in it and in some drops, a holder of copies, a sale.
 *
 * @param at - minute at which everything happened
 */
export async function disturb(pools: Pools, at: number): Promise<void> {
  count += 1
  const id = { blockchain: 'ETHEREUM', contract: contract('ETHEREUM', 5000 + count) } as const
  const time = minute(at)
  await writeCollections(pools, [
    collectionRow(id, { owner: keyOf(CAROL), updated_at: time, created_at: time }),
  ])
  const drops = (['ETHEREUM', 'BASE', 'SOLANA', 'FLOW', 'APTOS'] as const).map((chain) => ({
    item: itemOn(chain, 100 + count),
    collection: dropOn(chain),
  }))
  await writeItems(
    pools,
    [...drops, { item: { ...id, tokenId: 1n }, collection: id }].map(
      ({ item, collection }): ItemFixture => ({
        item,
        collection,
        changes: [
          { type: 'MINT', to: wallet(item.blockchain, ALICE), at: time, block: BigInt(at) },
        ],
        values: {
          creators: [addressKey({ ...item, address: wallet(item.blockchain, CAROL) })],
          creator_shares: [10_000],
        },
      }),
    ),
  )
  await addHolder(pools, time)
  await countWallets(pools.write)
  await addSale(pools, time)
  await addOrders(pools, at)
}

/** Writes a listing for the first item on Ethereum, a bid for it, and a bid for any item in the drop. */
async function addOrders(pools: Pools, at: number): Promise<void> {
  const drop = { collection: dropOn('ETHEREUM'), maker: CAROL, at }
  const first = { ...drop, item: itemOn('ETHEREUM', 1) }
  const price = `1.${at}`
  const orders: Omit<OrderFixture, 'number'>[] = [
    { ...first, side: 'SELL', currency: ETHER, price },
    { ...first, side: 'BID', currency: TOKEN, price, values: { price_usd: `3${at}` } },
    { ...drop, side: 'BID', currency: TOKEN, price },
  ]
  await writeOrders(
    pools,
    orders.map((order, index) => ({ ...order, number: 0x10000 * count + index })),
  )
}

const keyOf = (seed: number) =>
  addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', seed) })

/** Writes a sale of the new item on Base by Bob to Carol. */
async function addSale({ write }: Pools, time: Date): Promise<void> {
  await write
    .insertInto('activities')
    .values({
      id: activityKey({ blockchain: 'BASE', value: `sale between ${count}` }),
      collection: collectionKey(dropOn('BASE')),
      chain: CHAIN_NUMBERS.BASE,
      type: 'SELL',
      item: itemKey(itemOn('BASE', 100 + count)),
      from_account: addressKey({ blockchain: 'BASE', address: wallet('BASE', BOB) }),
      to_account: addressKey({ blockchain: 'BASE', address: wallet('BASE', CAROL) }),
      at: time,
      block: 9,
      log_index: 0,
      transaction: transactionKey('0xbb'),
      value: '1',
      currency: coinOf('BASE'),
      price: '2',
      reverted: false,
      db_updated_at: STORED,
    })
    .execute()
}

/** Writes a new holder of copies, and an activity through which Bob briefly held the first item on Ethereum. */
async function addHolder({ write }: Pools, time: Date): Promise<void> {
  const stored = { chain: 1, db_updated_at: STORED }
  await write
    .insertInto('ownerships')
    .values({
      ...stored,
      item: itemKey(COPIED),
      owner: addressKey({ blockchain: 'ETHEREUM', address: contract('ETHEREUM', 7000 + count) }),
      collection: collectionKey(COPIES),
      value: '1',
      lazy_value: '0',
      source: 'TRANSFER',
      created_at: time,
      updated_at: time,
      version: 1,
    })
    .execute()
  await write
    .insertInto('activities')
    .values({
      ...stored,
      id: activityKey({ blockchain: 'ETHEREUM', value: `between ${count}` }),
      collection: collectionKey(dropOn('ETHEREUM')),
      type: 'TRANSFER',
      item: itemKey(itemOn('ETHEREUM', 1)),
      from_account: keyOf(ALICE),
      to_account: keyOf(BOB),
      at: time,
      block: 5,
      log_index: 0,
      transaction: transactionKey('0xbb'),
      value: '1',
      reverted: false,
    })
    .execute()
}
