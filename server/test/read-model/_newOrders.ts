import { keepBestOrders } from '../../src/database/best-orders/keepBestOrders.ts'
import { addressKey } from '../../src/database/keys/index.ts'
import type { OrderPlace } from '../../src/database/lockOrders.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { contract, wallet } from './_addresses.ts'
import type { KnownOrder } from './_bestOrders.ts'
import { writeCollections, writeItems } from './_fixture.ts'
import { ALICE, BOB, CAROL, ETHER, minute } from './_names.ts'
import { orderRow } from './_orders.ts'
import { collectionRow } from './_rows.ts'

/** Items per new collection. */
export const ITEMS = 2

const key = (seed: number) =>
  addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', seed) })

/** The latest new collection's number. */
let made = 0

/** Writes a collection whose items three wallets hold, without orders. */
export async function newCollection(pools: Pools) {
  made += 1
  const collection = { blockchain: 'ETHEREUM', contract: contract('ETHEREUM', made) } as const
  await writeCollections(pools, [collectionRow(collection)])
  const itemOf = (number: number) => ({ ...collection, tokenId: BigInt(number) })
  const items = [itemOf(1), itemOf(2)] as const
  await writeItems(
    pools,
    items.map((item) => ({
      item,
      collection,
      changes: [ALICE, BOB, CAROL].map((seed) => ({
        type: 'MINT' as const,
        to: wallet('ETHEREUM', seed),
        value: 9n,
        at: minute(1),
        block: 1n,
      })),
    })),
  )
  return { collection, items }
}

/** A new collection with its items. */
export type NewCollection = Awaited<ReturnType<typeof newCollection>>

/** Returns a listing for a collection's first item; a test sets what matters. */
export function listingOf(
  { collection, items }: NewCollection,
  values: Pick<KnownOrder, 'number'> & Partial<KnownOrder>,
): KnownOrder {
  return {
    collection,
    item: items[0],
    side: 'SELL',
    currency: ETHER,
    maker: ALICE,
    price: '1.5',
    status: 'ACTIVE',
    platform: 'MINTLINE',
    origins: [],
    hasTaker: false,
    stock: 1,
    ...values,
  }
}

const rowOf = (order: KnownOrder) =>
  orderRow({
    ...order,
    values: {
      status: order.status,
      platform: order.platform,
      origins: order.origins.map(key),
      taker: order.hasTaker ? key(9) : null,
      make_stock: String(order.stock),
      cancelled: order.status === 'CANCELLED',
      ...order.values,
    },
  })

/** Writes orders and their consequences. */
export async function writeKnown(
  { write }: Pick<Pools, 'write'>,
  orders: readonly KnownOrder[],
  now?: Date,
): Promise<void> {
  const rows = orders.map(rowOf)
  const places: OrderPlace[] = rows.map(({ id, collection }) => ({ id, collection }))
  await write.transaction().execute((transaction) =>
    keepBestOrders(
      transaction,
      places,
      async () => {
        await transaction
          .insertInto('orders')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['id', 'collection']).doUpdateSet(({ ref }) => ({
              status: ref('excluded.status'),
              price: ref('excluded.price'),
              make_stock: ref('excluded.make_stock'),
              cancelled: ref('excluded.cancelled'),
            })),
          )
          .execute()
      },
      now,
    ),
  )
}
