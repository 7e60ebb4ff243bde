import { expect } from 'chai'
import { sql } from 'kysely'
import { applyBatch } from '../../../src/ingest/apply/applyBatch.ts'
import { testDatabase } from '../../_database.ts'
import { JUNK, saleOf, salesBatch, WRAPPED_ETHER } from '../../ingest/_sales.ts'
import { contract } from '../../read-model/_addresses.ts'
import { earlierDatabase } from './_earlier.ts'

const ETHER = 10n ** 18n
const SUMS = ['trades_5m', 'traders_5m'] as const

describe('a database of the time before wrapped coins were summed', () => {
  it('gets the sums that a new server makes of its sales', async () => {
    const fresh = (await testDatabase()).write
    const { pools, update } = await earlierDatabase('0052')
    const { write } = pools
    const [both, wrapped] = [1, 2].map((seed) => contract('ETHEREUM', seed)) as [string, string]
    const sale = { currency: WRAPPED_ETHER, copies: 3n, each: ETHER / 2n, rest: 0n, block: 1 }
    const coins = { ...sale, currency: undefined, each: ETHER / 4n }
    const sales = [
      saleOf({ ...coins, collection: both }),
      saleOf({ ...sale, collection: both }),
      saleOf({ ...sale, collection: both, source: 'MINTLINE' }),
      saleOf({ ...sale, collection: wrapped, source: 'LOOKSRARE' }),
      saleOf({ ...sale, collection: wrapped, currency: JUNK }),
    ]
    await applyBatch(fresh, salesBatch(sales.map((one, index) => ({ ...one, index }))))
    for (const table of ['activities', ...SUMS]) {
      const { rows } = await sql<{
        row: unknown
      }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(fresh)
      const known = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(({ row }) => row))})`
      await sql`insert into ${sql.table(table)} select * from ${known}`.execute(write)
    }
    // What an earlier server knew: the sale in coins alone.
    await sql`
      update trades_5m set volume = case when own_sale_count > 0 then 0.75 end,
        highest_price = case when own_sale_count > 0 then 0.25 end, own_volume = null,
        external_volume = case when own_sale_count > 0 then 0.75 end`.execute(write)
    await sql`
      update traders_5m set volume = case source when 'OPEN_SEA' then 0.75 end,
        layer_one_volume = case source when 'OPEN_SEA' then 0.75 end`.execute(write)

    await update()

    for (const table of SUMS) {
      const rowsOf = (database: typeof write) =>
        database.selectFrom(table).selectAll().orderBy(sql`1, 2, 3, 4, 5`).execute()
      expect(await rowsOf(write)).to.deep.equal(await rowsOf(fresh))
    }
  })
})
