import { parseItemId } from '@mintline/core/identifiers'
import type { Insertable } from 'kysely'
import { keepBestOrders } from '../../../src/database/best-orders/keepBestOrders.ts'
import { addressKey, collectionKey } from '../../../src/database/keys/index.ts'
import type { Pools } from '../../../src/database/pools/openPools.ts'
import type { Orders } from '../../../src/database/tables.ts'
import { applyBatch } from '../../../src/ingest/apply/applyBatch.ts'
import { rollBack } from '../../../src/ingest/apply/rollBack.ts'
import { type RunResult, tellUsers } from '../../../src/notifications/tellUsers.ts'
import { orderIdOn, orderRow } from '../../read-model/_orders.ts'
import type { TestWallet } from '../_wallets.ts'
import { DROP } from '../social/_social.ts'

const { blockchain } = DROP
/** The coin, for listings and bids in these tests. */
const COIN = { blockchain, address: `0x${'0'.repeat(40)}` } as const
const BLOCK = 100n

type Account = Pick<TestWallet, 'text'>

/** Returns a wallet's address as on chain. */
export const addressOf = ({ text }: Account): string => text.slice(text.indexOf(':') + 1)

/** Returns a wallet's account key on the collection's blockchain. */
export const accountKey = (of: Account): Buffer =>
  addressKey({ blockchain, address: addressOf(of) })

/** A test's order. */
export interface TestOrder {
  readonly number: number
  readonly side: 'SELL' | 'BID'
  readonly maker: Account
  /** Undefined = any item. */
  readonly item?: string
  readonly price?: string
  readonly values?: Partial<Insertable<Orders>>
}

/** Stores an order, new or again, by the order rules. */
export async function place({ write }: Pools, order: TestOrder): Promise<void> {
  const { number, side, maker, item, price = '1', values } = order
  const now = new Date()
  const times = { created_at: now, updated_at: now, db_updated_at: now }
  const row = orderRow({
    ...{ number, side, price, collection: DROP, currency: COIN, maker: 1 },
    ...(item !== undefined && { item: parseItemId(item) }),
    values: { maker: accountKey(maker), ...times, ...values },
  })
  const amounts = ['price', 'make_value', 'take_value', 'make_stock']
  const changed = ['status', ...amounts, 'updated_at', 'db_updated_at']
  await write.transaction().execute((transaction) =>
    keepBestOrders(transaction, [row], () =>
      transaction
        .insertInto('orders')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['id', 'collection'])
            .doUpdateSet(Object.fromEntries(changed.map((name) => [name, Reflect.get(row, name)]))),
        )
        .execute(),
    ),
  )
}

/** A test's sale. */
export interface TestSale {
  /** Its order's number. */
  readonly number: number
  readonly item: string
  readonly seller: Account
  readonly buyer: Account
  readonly isAcceptedBid?: boolean
  /** Default: one. */
  readonly copies?: bigint
  readonly at?: Date
}

/** Writes a block with a sale for 2 coins, like ingest. */
export async function sell({ write }: Pools, sale: TestSale): Promise<void> {
  const {
    number,
    item,
    seller,
    buyer,
    isAcceptedBid = false,
    copies = 1n,
    at: time = new Date(),
  } = sale
  await applyBatch(write, {
    ...{ blockchain, activities: [], collections: [], items: [] },
    sales: [
      {
        item: parseItemId(item),
        collection: DROP.contract,
        seller: addressOf(seller),
        buyer: addressOf(buyer),
        value: copies,
        currency: undefined,
        amount: 2n * 10n ** 18n,
        order: orderIdOn(blockchain, number).split(':')[1] ?? '',
        isAcceptedBid,
        source: 'MINTLINE',
        transaction: transactionOf(number),
        ...{ index: 0, logIndex: 0 },
        block: { number: BLOCK, hash: new Uint8Array(32).fill(1), time },
      },
    ],
  })
}

/** Returns the transaction for an order's sale. */
export const transactionOf = (number: number): string =>
  `0x${number.toString(16).padStart(64, 'a')}`

/** Rolls back the block with all sales. */
export const dropSales = ({ write }: Pools): Promise<void> =>
  rollBack(write, {
    blockchain,
    from: BLOCK,
    cursor: { source: blockchain, position: {}, block: undefined },
  })

/** Sets the royalty receivers for all items in the collection, each with a share in basis points. */
export async function payRoyalties(
  { write }: Pools,
  ...receivers: readonly (readonly [to: Account, share: number])[]
): Promise<void> {
  const royalty_accounts = receivers.map(([to]) => accountKey(to))
  await write
    .updateTable('collections')
    .set({ royalty_accounts, royalty_shares: receivers.map(([, share]) => share) })
    .where('id', '=', collectionKey(DROP))
    .execute()
}

/** Writes notifications about everything that is stored. */
export async function tell({ write }: Pools): Promise<RunResult> {
  const now = new Date()
  return tellUsers(write, { now, until: new Date(now.getTime() + 60_000) })
}
