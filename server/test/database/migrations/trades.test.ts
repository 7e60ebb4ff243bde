import { expect } from 'chai'
import { sql } from 'kysely'
import { addressKey, collectionKey, currencyKey } from '../../../src/database/keys/index.ts'
import { wallet } from '../../read-model/_addresses.ts'
import { writeCollections } from '../../read-model/_fixture.ts'
import { ALICE, BOB, dropOn, ETHER, TOKEN } from '../../read-model/_names.ts'
import { writeOrderActivities } from '../../read-model/_orderActivities.ts'
import { collectionRow, STORED } from '../../read-model/_rows.ts'
import { earlierDatabase, writeAsText } from './_earlier.ts'

const DROP = dropOn('ETHEREUM')

describe('a database of the time before sums', () => {
  it('gets those of the sales that it has, and what is listed', async () => {
    const { pools, update } = await earlierDatabase('0002')
    const floor = {
      floor_order: Buffer.of(1),
      floor_price: '1.5',
      floor_currency: currencyKey(ETHER),
    }
    await writeCollections(pools, [collectionRow(DROP, { listed_count: 2, ...floor })])
    await writeAsText(pools, () => writeOrderActivities(pools))
    await sql`update activities set price_usd = null`.execute(pools.write)
    await sql`
      insert into activities (id, collection, chain, type, item, at, block, log_index, value, currency, price, reverted,
        db_updated_at)
      select id || '\\x01', collection, chain, type, item, at + interval '59 seconds', block, log_index, 3,
        ${currencyKey(ETHER)}, 2.50, reverted, db_updated_at
      from activities where currency = ${currencyKey(TOKEN)} and type = 'SELL'`.execute(pools.write)

    await update()

    const of = { collection: collectionKey(DROP) }
    const sums = { copy_count: '4', volume: '7.5', volume_usd: null, highest_usd: null }
    const own = { own_sale_count: '1', own_copy_count: '1', own_volume: null, own_volume_usd: null }
    const external = { external_volume: '7.5', external_volume_usd: null }
    const { write } = pools
    expect(await write.selectFrom('trades_5m').selectAll().execute()).to.deep.equal([
      {
        ...of,
        at: new Date('2026-01-01T00:10:00Z'),
        sale_count: '2',
        highest_price: '2.5',
        ...sums,
        ...own,
        ...external,
        unpriced_count: '1',
        unpriced_usd_count: '2',
        own_unpriced_count: '1',
        own_unpriced_usd_count: '1',
      },
    ])
    // Of the other sale, nobody is known.
    const rows = await write.selectFrom('traders_5m').selectAll().orderBy('side').execute()
    expect(rows).to.deep.equal(
      (
        [
          ['buyers', BOB],
          ['sellers', ALICE],
        ] as const
      ).map(([side, seed]) => ({
        account: addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', seed) }),
        at: new Date('2026-01-01T00:10:00Z'),
        chain: 1,
        side,
        source: 'MINTLINE',
        sale_count: '1',
        copy_count: '1',
        volume: null,
        volume_usd: null,
        layer_one_volume: null,
        unpriced_count: '1',
        unpriced_usd_count: '1',
        layer_one_unpriced_count: '1',
      })),
    )
    expect(await write.selectFrom('floors').selectAll().execute()).to.deep.equal([
      { ...of, at: STORED, price: '1.5', currency: currencyKey(ETHER) },
    ])
    expect(await write.selectFrom('listed_5m').selectAll().execute()).to.deep.equal([
      { ...of, at: STORED, listed_count: '2' },
    ])
  })
})
