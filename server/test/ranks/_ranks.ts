import { sql } from 'kysely'
import { keepCounts } from '../../src/database/counts/keepCounts.ts'
import { collectionKey, itemKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { traitPair } from '../../src/read-model/traits/traitSql.ts'
import { emptyTables } from '../ingest/_tables.ts'
import { emptyQueue } from '../metadata/_jobs.ts'
import { wallet } from '../read-model/_addresses.ts'
import { writeCollections, writeItems } from '../read-model/_fixture.ts'
import { dropOn, minute } from '../read-model/_names.ts'
import { collectionRow } from '../read-model/_rows.ts'

export const DROP = dropOn('BASE')
export const DROP_KEY = collectionKey(DROP)

/** An item's traits: values by key. */
export type Traits = Readonly<Record<string, string>>

const itemOf = (number: number) => ({ ...DROP, tokenId: BigInt(number) })

const BY = { from: wallet('BASE', 1), to: wallet('BASE', 1) } as const
const MINT = { type: 'MINT', ...BY, at: minute(1), block: 1n } as const
const BURN = { type: 'BURN', ...BY, at: minute(2), block: 2n } as const

/** Empties the tables, and writes a collection without items. */
export async function renew(pools: Pools): Promise<void> {
  await emptyTables(pools.write)
  await emptyQueue(pools.write)
  await pools.write.deleteFrom('rarity_ranks').execute()
  await writeCollections(pools, [collectionRow(DROP)])
}

/** Mints the items with these numbers. */
export const mint = (pools: Pools, ...numbers: number[]): Promise<void> =>
  writeItems(
    pools,
    numbers.map((number) => ({ item: itemOf(number), collection: DROP, changes: [MINT] })),
  )

/** Burns the items with these numbers, and mints others in the same batch. */
export const burn = (pools: Pools, burned: readonly number[], minted: readonly number[] = []) =>
  writeItems(pools, [
    ...burned.map((number) => ({
      item: itemOf(number),
      collection: DROP,
      changes: [MINT, BURN],
    })),
    ...minted.map((number) => ({ item: itemOf(number), collection: DROP, changes: [MINT] })),
  ])

/** Gives items traits, as if from their documents. */
export async function describeItems(
  { write }: Pools,
  traitsOf: Readonly<Record<number, Traits>>,
): Promise<void> {
  const rows = Object.entries(traitsOf).map(([number, traits]) => ({
    item: itemKey(itemOf(Number(number))),
    traits: Object.entries(traits).flatMap(([key, value]) => traitPair(key, value)),
  }))
  await write.transaction().execute((transaction) =>
    keepCounts(
      transaction,
      { items: rows.map(({ item }) => ({ item, collection: DROP_KEY })) },
      async () => {
        for (const { item, traits } of rows) {
          await transaction.updateTable('items').set({ traits }).where('id', '=', item).execute()
        }
      },
    ),
  )
}

/** Returns the stored ranks, best first, each with its item's number. */
export async function storedRanks({ write }: Pools) {
  const { rows } = await sql<{ number: number; rank: number; score: number }>`
    select token_id::int as number, rank::int as rank, score::double precision as score
    from rarity_ranks join items on items.id = rarity_ranks.item order by rank`.execute(write)
  return rows
}
