import { randomUUID } from 'node:crypto'
import { formatOwnershipId, parseOwnershipId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { keepBestOrders } from '../../src/database/best-orders/keepBestOrders.ts'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { keysOf } from '../../src/read-model/ownerships/ownershipsByIds.ts'
import { contract, wallet } from '../read-model/_addresses.ts'
import { BOB, CAROL, dropOn, itemOn, minute, TOKEN } from '../read-model/_names.ts'
import { type OrderFixture, orderRow } from '../read-model/_orders.ts'
import { NOW } from './_suite.ts'

/** Bids per item, at three times and two prices. */
const EACH = 4

/** Bob's ownership that is up for auction. */
export const AUCTIONED = formatOwnershipId({
  ...itemOn('ETHEREUM', 2),
  owner: wallet('ETHEREUM', BOB),
})

const bidsFor = (blockchain: Blockchain, number: number, first: number): OrderFixture[] =>
  Array.from({ length: EACH }, (_, index) => ({
    number: first + index,
    side: 'BID',
    collection: dropOn(blockchain),
    item: itemOn(blockchain, number),
    maker: CAROL,
    currency: { blockchain, address: contract(blockchain, 200) },
    price: index % 2 ? '2' : '3',
    at: 8 + (index % 3),
  }))

/** Writes bids for items that Bob holds on three blockchains; the first blockchain's item is in an auction. */
export async function writeBids({ write }: Pools): Promise<void> {
  const inAuction = bidsFor('ETHEREUM', 2, 100)
  const bids = [...inAuction, ...bidsFor('BASE', 2, 200), ...bidsFor('SOLANA', 3, 300)]
  const rows = bids.map(orderRow)
  // Bids count in currencies that had a price once.
  const priced = rows.map(({ currency }) => ({ currency, at: minute(0), usd: '1', source: 'file' }))
  await write
    .insertInto('rates')
    .values(priced)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await write
    .transaction()
    .execute((transaction) =>
      keepBestOrders(
        transaction,
        rows,
        () => transaction.insertInto('orders').values(rows).execute(),
        NOW(),
      ),
    )
  const auction = randomUUID()
  const collection = collectionKey(dropOn('ETHEREUM'))
  await write
    .insertInto('auctions')
    .values({
      ...keysOf(parseOwnershipId(AUCTIONED)),
      id: auction,
      collection,
      currency: currencyKey(TOKEN),
      decimals: 18,
      min_value: '1',
      start_at: minute(7),
      end_at: minute(40),
      first_end_at: minute(40),
      updated_at: minute(7),
    })
    .execute()
  const made = rows.slice(0, inAuction.length).map(({ id, make_value }) => ({
    auction,
    order_id: id,
    collection,
    value: make_value,
    bid_at: minute(8),
  }))
  await write.insertInto('auction_bids').values(made).execute()
}
