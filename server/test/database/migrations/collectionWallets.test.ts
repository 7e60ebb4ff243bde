import { expect } from 'chai'
import { sql } from 'kysely'
import { addressKey, collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import { wallet } from '../../read-model/_addresses.ts'
import { ALICE, BOB, CAROL, COPIES } from '../../read-model/_names.ts'
import { earlierDatabase } from './_earlier.ts'

const keyOf = (seed: number) =>
  addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', seed) })

describe('a database of the time before items were counted by wallet', () => {
  it('gets what its wallets hold and created, without burned items and empty holdings', async () => {
    const { pools, update } = await earlierDatabase('0056')
    const { write } = pools
    const [alice, bob, carol] = [ALICE, BOB, CAROL].map(keyOf)
    const [first, second, burned] = [1n, 2n, 3n].map((tokenId) => itemKey({ ...COPIES, tokenId }))
    const collection = collectionKey(COPIES)
    await sql`
      insert into items (id, collection, chain, token_id, creators, creator_shares, supply, lazy_supply, deleted,
        minted_at, updated_at, db_updated_at, seller_count, total_stock, traits, self, suspicious, extra, block, version)
      select id, ${collection}, 1, 1, array[${carol}::bytea, ${carol}::bytea], '{5000,5000}', 1, 0, id = ${burned}, now(),
        now(), now(), 0, 0, '{}', true, false, '{}', 1, 1
      from unnest(${[first, second, burned]}::bytea[]) as id`.execute(write)
    await sql`
      insert into ownerships (item, owner, collection, chain, value, lazy_value, source, created_at, updated_at,
        db_updated_at, version)
      select item, owner, ${collection}, 1, value, lazy_value, 'MINT', now(), now(), now(), 1
      from (values
        (${first}::bytea, ${alice}::bytea, 5, 0), (${second}, ${alice}, 0, 2), (${second}, ${bob}, 1, 0),
        (${burned}, ${bob}, 0, 0)
      ) as held (item, owner, value, lazy_value)`.execute(write)

    await update()

    const counts = await write
      .selectFrom('collection_wallets')
      .selectAll()
      .orderBy('role', 'desc')
      .orderBy('wallet')
      .execute()
    expect(counts).to.deep.equal([
      { collection, role: 'OWNER', wallet: alice, item_count: '2' },
      { collection, role: 'OWNER', wallet: bob, item_count: '1' },
      { collection, role: 'CREATOR', wallet: carol, item_count: '2' },
    ])
  })
})
