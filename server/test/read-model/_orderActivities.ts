import {
  activityKey,
  addressKey,
  collectionKey,
  currencyKey,
  itemKey,
  orderKey,
  transactionKey,
} from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { wallet } from './_addresses.ts'
import { ALICE, BOB, CAROL, dropOn, ETHER, itemOn, minute, TOKEN } from './_names.ts'
import { STORED } from './_rows.ts'

const key = (seed: number) =>
  addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', seed) })

/**
 * Writes order activities for the first item on Ethereum: Alice lists it and withdraws the listing, Bob bids in a token
 * and Carol in ether, Carol withdraws her bid, and Alice accepts Bob's; Bob bids for any item in the drop.
 */
export async function writeOrderActivities({ write }: Pools): Promise<void> {
  const common = {
    collection: collectionKey(dropOn('ETHEREUM')),
    chain: 1,
    item: itemKey(itemOn('ETHEREUM', 1)),
    block: 0,
    log_index: 0,
    value: '1',
    price: '1.5',
    currency: currencyKey(ETHER),
    source: 'MINTLINE',
    reverted: false,
    db_updated_at: STORED,
    to_account: null,
  }
  const id = (value: string) => activityKey({ blockchain: 'ETHEREUM', value })
  const order = (value: string) => orderKey({ blockchain: 'ETHEREUM', value })
  const token = { currency: currencyKey(TOKEN), price: '1.25' }
  const transaction = {
    transaction: transactionKey('0xaa'),
    block: 9,
    block_hash: Buffer.alloc(32, 9),
  }
  const rows = [
    {
      id: id('list'),
      type: 'LIST',
      from_account: key(ALICE),
      order_id: order('0x01'),
      at: minute(10),
      price_usd: '4500',
    },
    {
      id: id('bid'),
      type: 'BID',
      from_account: key(BOB),
      to_account: key(ALICE),
      order_id: order('0x02'),
      at: minute(11),
      ...token,
    },
    {
      id: id('other-bid'),
      type: 'BID',
      from_account: key(CAROL),
      to_account: key(ALICE),
      order_id: order('0x03'),
      at: minute(11),
    },
    {
      id: id('floor-bid'),
      type: 'BID',
      from_account: key(BOB),
      order_id: order('0x04'),
      at: minute(12),
      ...token,
      item: null,
    },
    {
      id: id('no-list'),
      type: 'CANCEL_LIST',
      from_account: key(ALICE),
      order_id: order('0x01'),
      at: minute(13),
      ...transaction,
    },
    {
      id: id('no-bid'),
      type: 'CANCEL_BID',
      from_account: key(CAROL),
      order_id: order('0x03'),
      at: minute(13),
      ...transaction,
    },
    {
      id: id('sale'),
      type: 'SELL',
      from_account: key(ALICE),
      to_account: key(BOB),
      order_id: order('0x02'),
      at: minute(14),
      data: JSON.stringify({ isAcceptedBid: true }),
      price_usd: '3800',
      ...token,
      ...transaction,
    },
  ]
  await write
    .insertInto('activities')
    .values(rows.map((row) => ({ ...common, ...row })))
    .execute()
}
