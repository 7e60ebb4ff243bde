import { sql } from 'kysely'
import { collectionKey, currencyKey, itemKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { CHAINS, dropOn, ETHER, itemOn, minute, TOKEN } from './_names.ts'

/** Metadata for first items. */
export const DOCUMENT = {
  name: 'First',
  description: 'The first one',
  attributes: [{ key: 'Color', value: 'Red' }],
  content: [{ '@type': 'IMAGE', url: 'https://example.com/1.png', representation: 'ORIGINAL' }],
}

/** Writes the first items' metadata. */
export async function writeMetadata({ write }: Pools): Promise<void> {
  const rows = CHAINS.map((chain) => ({
    item: itemKey(itemOn(chain, 1)),
    collection: collectionKey(dropOn(chain)),
    state: 'FETCHED',
    document: JSON.stringify(DOCUMENT),
    tries: 1,
  }))
  await write.insertInto('item_metadata').values(rows).execute()
}

/** Writes the sources' cursors, and currencies with their rates. */
export async function writeChains({ write }: Pools): Promise<void> {
  await write
    .insertInto('cursors')
    .values([
      { source: 'node', chain: 1, position: '{}', block: 70, updated_at: minute(9) },
      { source: 'lines', chain: 1, position: '{}', block: 12, updated_at: minute(9) },
      { source: 'new', chain: 3, position: '{}', block: null, updated_at: minute(9) },
    ])
    .execute()
  await write
    .insertInto('currencies')
    .values([
      { id: currencyKey(ETHER), chain: 1, symbol: 'ETH', abbreviation: 'eth', decimals: 18 },
      { id: currencyKey(TOKEN), chain: 1, symbol: 'WETH', decimals: 18 },
    ])
    .execute()
  await write
    .insertInto('rates')
    .values([
      { currency: currencyKey(ETHER), at: minute(1), usd: '3000', source: 'file' },
      { currency: currencyKey(ETHER), at: minute(2), usd: '3100.5', source: 'file' },
      { currency: currencyKey(TOKEN), at: minute(2), usd: '3000', source: 'file' },
    ])
    .execute()
}

/** Writes past floors for the drop on Ethereum, and how many items were listed. */
export async function writeFloors({ write }: Pools): Promise<void> {
  const collection = collectionKey(dropOn('ETHEREUM'))
  await write
    .insertInto('floors')
    .values({ collection, at: minute(5), price: '1.5', currency: currencyKey(ETHER) })
    .execute()
  await write
    .insertInto('listed_5m')
    .values({ collection, at: minute(5), listed_count: 1 })
    .execute()
}

/** Marks the sixth item on Solana and its activity as stored just now. */
export async function touchSixth({ write }: Pools, secondsAgo = 0): Promise<void> {
  const id = itemKey(itemOn('SOLANA', 6))
  const stored = { db_updated_at: sql<Date>`now() - make_interval(secs => ${secondsAgo})` }
  await write.updateTable('items').set(stored).where('id', '=', id).execute()
  await write.updateTable('activities').set(stored).where('item', '=', id).execute()
}
