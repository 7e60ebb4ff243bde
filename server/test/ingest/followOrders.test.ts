import { parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { sql } from 'kysely'
import { keepBestOrders } from '../../src/database/best-orders/keepBestOrders.ts'
import { addressKey, itemKey } from '../../src/database/keys/index.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { rollBack } from '../../src/ingest/apply/rollBack.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { emptyQueue, queued } from '../metadata/_jobs.ts'
import { orderRow } from '../read-model/_orders.ts'
import { activityOf, batchOf, collectionOf, ITEMS, WALLETS } from './_activities.ts'

const [item = ''] = ITEMS
const [seller = '', buyer = ''] = WALLETS
const plain = { item, value: 1n, purchase: false }
const mint = activityOf({ ...plain, type: 'MINT', from: seller, to: seller, block: 1 }, 0)
const sale = activityOf({ ...plain, type: 'TRANSFER', from: seller, to: buyer, block: 2 }, 0)

describe('orders of items that are indexed', () => {
  let pools: TestDatabase
  const listing = orderRow({
    number: 1,
    side: 'SELL',
    collection: { blockchain: 'SOLANA', contract: collectionOf(item) },
    item: mint.item,
    maker: 1,
    currency: parseCurrencyId('SOLANA:native'),
    price: '1',
    values: { maker: addressKey({ blockchain: 'SOLANA', address: seller }) },
  })

  before(async () => {
    pools = await testDatabase()
    await applyBatch(pools.write, batchOf([mint]))
    await pools.write.transaction().execute((transaction) =>
      keepBestOrders(transaction, [listing], async () => {
        await transaction.insertInto('orders').values(listing).execute()
      }),
    )
    await emptyQueue(pools.write)
  })

  const best = async () => {
    const { rows } = await sql<{ sold: boolean; own: boolean; listed: string }>`
      select items.sell_order is not null as sold,
        exists (select from ownerships where ownerships.item = items.id and sell_order is not null) as own,
        listed_count as listed
      from items join collections on collections.id = items.collection where items.id = ${itemKey(mint.item)}
    `.execute(pools.write)
    return rows[0]
  }

  const checked = async () =>
    (await queued(pools.write)).filter(({ key }) => key === `order ${listing.id.toString('hex')}`)

  it('are best again after their items were removed and came back', async () => {
    expect(await best()).to.deep.equal({ sold: true, own: true, listed: '1' })
    const cursor = { source: 'SOLANA', position: {}, block: undefined }
    await rollBack(pools.write, { blockchain: 'SOLANA', from: 1n, cursor })
    expect(await best()).to.equal(undefined)
    expect(await checked()).to.have.length(1)
    await applyBatch(pools.write, batchOf([mint]))
    expect(await best()).to.deep.equal({ sold: true, own: true, listed: '1' })
  })

  it('are checked when their maker gives copies away, and gets some back', async () => {
    await emptyQueue(pools.write)
    await applyBatch(pools.write, batchOf([sale]))
    expect(await checked()).to.have.length(1)
    await emptyQueue(pools.write)
    const others = activityOf({ ...plain, type: 'MINT', from: buyer, to: buyer, block: 3 }, 0)
    await applyBatch(pools.write, batchOf([others]))
    expect(await checked()).to.deep.equal([])
  })
})
