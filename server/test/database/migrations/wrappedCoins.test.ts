import { expect } from 'chai'
import { sql } from 'kysely'
import { applyBatch } from '../../../src/ingest/apply/applyBatch.ts'
import { JUNK, saleOf, salesBatch, WRAPPED_ETHER } from '../../ingest/_sales.ts'
import { contract } from '../../read-model/_addresses.ts'
import { earlierDatabase } from './_earlier.ts'

const ETHER = 10n ** 18n

describe('a database of the time before wrapped coins were summed', () => {
  it('gets the sums that a new server makes of its sales', async () => {
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
    await applyBatch(write, salesBatch(sales.map((one, index) => ({ ...one, index }))))
    const sums = async () => [
      await write.selectFrom('trades_5m').selectAll().orderBy('collection').execute(),
      await write.selectFrom('traders_5m').selectAll().orderBy('side').orderBy('source').execute(),
    ]
    const made = await sums()
    // What an earlier server knew: the sale in coins alone.
    await sql`
      update trades_5m set volume = case when own_sale_count > 0 then 0.75 end,
        highest_price = case when own_sale_count > 0 then 0.25 end, own_volume = null,
        external_volume = case when own_sale_count > 0 then 0.75 end`.execute(write)
    await sql`
      update traders_5m set volume = case source when 'OPEN_SEA' then 0.75 end,
        layer_one_volume = case source when 'OPEN_SEA' then 0.75 end`.execute(write)

    await update()

    expect(await sums()).to.deep.equal(made)
  })
})
