import { expect } from 'chai'
import type { Kysely } from 'kysely'
import type { TestChain } from '../../../../clients/evm/test/support/chain.ts'
import type { DB } from '../../../src/database/tables.ts'
import { emptyTables, tablesOf } from '../_tables.ts'
import { reading } from './_reading.ts'

/** An ingest to compare with a fresh one. */
export interface Compared {
  readonly database: Kysely<DB>
  /** Database for the fresh ingest. */
  readonly other: Kysely<DB>
  readonly chain: TestChain
}

/** Expects the same rows that an ingest into an empty database writes. */
export async function expectFresh({ database, other, chain }: Compared): Promise<void> {
  await emptyTables(other)
  await reading(other, chain.url).round()
  const [found, fresh] = [await tablesOf(database), await tablesOf(other)]
  for (const [name, rows] of Object.entries(fresh)) {
    // Range ends differ, and contracts do not say where burned items' metadata was.
    if (['blocks', 'items', 'item_metadata'].includes(name)) continue
    expect(found[name as keyof typeof found], name).to.deep.equal(rows)
  }
  const burned = (
    await other.selectFrom('items').select('id').where('deleted', '=', true).execute()
  ).map(({ id }) => id.toString('hex'))
  const remaining = (rows: readonly string[]) =>
    rows.filter((row) => !burned.some((id) => row.includes(id)))
  expect(remaining(found.items), 'items').to.deep.equal(remaining(fresh.items))
  expect(remaining(found.item_metadata)).to.deep.equal(remaining(fresh.item_metadata))
}
