import { expect } from 'chai'
import { sql } from 'kysely'
import { collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import { COPIES } from '../../read-model/_names.ts'
import { earlierDatabase } from './_earlier.ts'

describe('a database of the time before listed items were counted by trait', () => {
  it('gets how many have each trait, without burned ones', async () => {
    const { pools, update } = await earlierDatabase('0059')
    const { write } = pools
    const [listed, other, burned] = [1n, 2n, 3n].map((tokenId) => itemKey({ ...COPIES, tokenId }))
    const collection = collectionKey(COPIES)
    const [red, big] = ['Color\u001fRed', 'Size\u001fBig']
    await sql`
      insert into items (id, collection, chain, token_id, creators, creator_shares, supply, lazy_supply, deleted,
        minted_at, updated_at, db_updated_at, seller_count, total_stock, traits, sell_order, self, suspicious, extra,
        block, version)
      select id, ${collection}, 1, 1, '{}', '{}', 1, 0, id = ${burned}, now(), now(), now(), 0, 0,
        case when id = ${other} then ${[red, big]}::text[] else ${[red]}::text[] end,
        case when id <> ${other} then id end, true, false, '{}', 1, 1
      from unnest(${[listed, other, burned]}::bytea[]) as id`.execute(write)
    await sql`
      insert into collection_traits (collection, key, value, item_count)
      values (${collection}, 'Color', 'Red', 2), (${collection}, 'Size', 'Big', 1)`.execute(write)

    await update()

    const counts = await write.selectFrom('collection_traits').selectAll().orderBy('key').execute()
    expect(counts).to.deep.equal([
      { collection, key: 'Color', value: 'Red', item_count: '2', listed_count: '1' },
      { collection, key: 'Size', value: 'Big', item_count: '1', listed_count: '0' },
    ])
  })
})
