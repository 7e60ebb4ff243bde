import { expect } from 'chai'
import { sql } from 'kysely'
import { collectionKey, readTransactionKey } from '../../../src/database/keys/index.ts'
import { dropOn, minute } from '../../read-model/_names.ts'
import { earlierDatabase } from './_earlier.ts'

const TRANSACTIONS = [
  `0x${'0a'.repeat(32)}`,
  '0xABcd',
  '0x123',
  '0x',
  'ab'.repeat(16),
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW',
  'ümlaut \\x00',
  '',
]

describe('a database of the time before transactions were bytes', () => {
  it('keeps each of them', async () => {
    const { pools, update } = await earlierDatabase('0016')
    const { write } = pools
    for (const [index, transaction] of [...TRANSACTIONS, null].entries()) {
      await sql`
        insert into activities (id, collection, chain, type, at, block, log_index, transaction, reverted, db_updated_at)
        values (${Buffer.of(index)}, ${collectionKey(dropOn('BASE'))}, 13, 'MINT', ${minute(1)}, 1, 0, ${transaction},
          false, ${minute(1)})`.execute(write)
    }

    await update()

    const rows = await write.selectFrom('activities').select('transaction').orderBy('id').execute()
    expect(
      rows.map(({ transaction }) => transaction && readTransactionKey(transaction)),
    ).to.deep.equal([...TRANSACTIONS, null])
  })
})
