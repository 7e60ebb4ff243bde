import { parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { sql } from 'kysely'
import { keepBestOrders } from '../../src/database/best-orders/keepBestOrders.ts'
import { keepCounts } from '../../src/database/counts/keepCounts.ts'
import { writeLazyCopies } from '../../src/database/holdings/writeLazyCopies.ts'
import { addressKey, collectionKey, itemKey } from '../../src/database/keys/index.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { rollBack } from '../../src/ingest/apply/rollBack.ts'
import { findCollectionOrders } from '../../src/jobs/findCollectionOrders.ts'
import type { JobServices } from '../../src/jobs/task.ts'
import { itemRecords } from '../../src/metadata/records/itemRecords.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { emptyQueue, queued } from '../metadata/_jobs.ts'
import { orderRow } from '../read-model/_orders.ts'
import {
  activityOf,
  batchOf,
  collectionOf,
  ITEMS,
  URI,
  WALLETS,
  withDeployments,
} from './_activities.ts'

const [item = '', lazyItem = '', elsewhere = ''] = ITEMS
const [maker = '', buyer = ''] = WALLETS
const blockchain = 'SOLANA'
const contract = collectionOf(item)
const id = collectionKey({ blockchain, contract })
const mintOf = (minted: string, block: number) =>
  activityOf(
    { type: 'MINT', item: minted, from: maker, to: maker, value: 1n, purchase: false, block },
    0,
  )

describe('A collection whose deployment a chain dropped', () => {
  let pools: TestDatabase
  const listing = orderRow({
    number: 1,
    side: 'SELL',
    collection: { blockchain, contract },
    item: mintOf(item, 5).item,
    maker: 1,
    currency: parseCurrencyId('SOLANA:native'),
    price: '1',
    values: { maker: addressKey({ blockchain, address: maker }) },
  })
  const bid = orderRow({
    number: 2,
    side: 'BID',
    collection: { blockchain, contract },
    maker: 2,
    currency: parseCurrencyId('SOLANA:native'),
    price: '0.5',
    values: { maker: addressKey({ blockchain, address: buyer }) },
  })

  before(async () => {
    pools = await testDatabase()
    await apply(5)
    await apply(3, elsewhere)
    await register()
    await pools.write.transaction().execute((transaction) =>
      keepBestOrders(transaction, [listing, bid], async () => {
        await transaction.insertInto('orders').values([listing, bid]).execute()
      }),
    )
    await findOrders()
    const attributes = [{ key: 'Color', value: 'Red' }]
    const document = { name: 'Item', content: [], attributes }
    await pools.write
      .transaction()
      .execute((transaction) =>
        itemRecords.store(transaction, { key: keyOf(item), uri: URI, document }),
      )
    await sql`insert into trades_5m (collection, at, sale_count, copy_count) values (${id}, now(), 1, 1)`.execute(
      pools.write,
    )
    await sql`insert into collection_traders_5m values (${id}, 'buyers', now(), ${id}, 1)`.execute(
      pools.write,
    )
  })

  it('is gone with everything that was counted of it, and its orders are checked', async () => {
    expect(Object.keys(await rows())).to.include.members([
      'collections',
      'items',
      'item_metadata',
      'ownerships',
      'collection_traders_5m',
      'collection_traits',
      'collection_wallets',
      'floors',
      'listed_5m',
      'trades_5m',
    ])
    expect(await best()).to.deep.equal({ floor: '1', bid: '0.5', items: '2', owners: '1' })
    await emptyQueue(pools.write)

    await undo(5)

    // What users sent stays: orders with their activities, and registrations.
    expect(await rows()).to.deep.equal({ orders: 2, activities: 2, lazy_items: 1 })
    const keys = (await queued(pools.write)).map(({ key }) => key)
    for (const { id: order } of [listing, bid]) {
      expect(keys).to.include(`order ${order.toString('hex')}`)
    }
    const others = await pools.write.selectFrom('collections').select('id').execute()
    expect(others.map((row) => row.id)).to.deep.equal([
      collectionKey({ blockchain, contract: collectionOf(elsewhere) }),
    ])
  })

  it('is there with its lazy items and best orders when the chain deploys it again', async () => {
    await emptyQueue(pools.write)
    await apply(6)
    const keys = (await queued(pools.write)).map(({ key }) => key)
    expect(keys).to.include.members([
      `orders ${id.toString('hex')}`,
      `order ${listing.id.toString('hex')}`,
      `order ${bid.id.toString('hex')}`,
      `metadata ${keyOf(lazyItem).toString('hex')}`,
    ])
    await findOrders()
    expect(await best()).to.deep.equal({ floor: '1', bid: '0.5', items: '2', owners: '1' })
    const lazy = await pools.write
      .selectFrom('items')
      .select(['lazy_supply', 'deleted'])
      .where('id', '=', keyOf(lazyItem))
      .executeTakeFirst()
    expect(lazy).to.deep.equal({ lazy_supply: '7', deleted: false })
  })

  it('stays where only later blocks are dropped', async () => {
    await undo(7)
    expect(await best()).to.deep.equal({ floor: '1', bid: '0.5', items: '2', owners: '1' })
  })

  it('stays where it is not known when it was deployed', async () => {
    await pools.write
      .updateTable('collections')
      .set({ first_block: null })
      .where('id', '=', id)
      .execute()
    await apply(6)
    await undo(1)
    expect(await best()).to.deep.include({ items: '1', floor: '1' })
  })

  /** Mints an item in a block, which deploys its collection. */
  function apply(block: number, minted = item): Promise<void> {
    return applyBatch(pools.write, withDeployments(batchOf([mintOf(minted, block)])))
  }

  function undo(from: number): Promise<void> {
    const cursor = { source: blockchain, position: {}, block: undefined }
    return rollBack(pools.write, { blockchain, from: BigInt(from), cursor })
  }

  function findOrders(): Promise<void> {
    const services = { writer: pools.write } as JobServices
    return findCollectionOrders(services, { collection: id.toString('hex') }, undefined)
  }

  /** Registers seven copies of an item that are not minted. */
  async function register(): Promise<void> {
    const row = { item: keyOf(lazyItem), collection: id }
    const owner = addressKey({ blockchain, address: maker })
    await pools.write.transaction().execute((transaction) =>
      keepCounts(transaction, { items: [row], holders: [{ ...row, owner }] }, async () => {
        await transaction
          .insertInto('lazy_items')
          .values({
            ...row,
            chain: 3,
            token_id: '0',
            standard: 'ERC1155',
            uri: URI,
            supply: '7',
            creators: [owner],
            creator_shares: [10_000],
            royalty_accounts: [],
            royalty_shares: [],
            signatures: [],
            created_at: new Date(0),
          })
          .execute()
        await writeLazyCopies(transaction, [row.item], new Date(0))
      }),
    )
  }

  /** Numbers of rows about the collection, by their tables. */
  async function rows(): Promise<Record<string, number>> {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'collection'
    `.execute(pools.write)
    const counted: Record<string, number> = {}
    for (const { name } of [...tables, { name: 'collections' }]) {
      const column = sql.ref(name === 'collections' ? 'id' : 'collection')
      const found = await sql`select from ${sql.table(name)} where ${column} = ${id}`.execute(
        pools.write,
      )
      if (found.rows.length > 0) counted[name] = found.rows.length
    }
    return counted
  }

  async function best() {
    const row = await pools.write
      .selectFrom('collections')
      .select(['floor_price as floor', 'bid_price as bid', 'item_count as items'])
      .select('owner_count as owners')
      .where('id', '=', id)
      .executeTakeFirst()
    return row
  }
})

function keyOf(address: string): Buffer {
  return itemKey({ blockchain, contract: address, tokenId: undefined })
}
