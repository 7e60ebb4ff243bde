import { BLOCKCHAINS } from '@mintline/core/networks'
import { expect } from 'chai'
import { type RawBuilder, sql } from 'kysely'
import { CHAIN_NUMBERS } from '../../../src/database/keys/index.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'

/** Tables that are spread over several machines, by collection, where one machine is too small. */
const LARGE = [
  'items',
  'item_metadata',
  'ownerships',
  'activities',
  'orders',
  'auctions',
  'auction_bids',
  'collection_traits',
  'collection_wallets',
  'rarity_ranks',
  'item_watches',
  'lazy_items',
  'likes',
  'ownership_marks',
  'locks',
  'reports',
  'item_visits',
  'content_availability',
]

const large = sql`${sql.val(LARGE)}::text[]::regclass[]`

describe('the tables', () => {
  let database: TestDatabase

  before(async () => {
    database = await testDatabase()
  })

  async function read<Row>(query: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await query.execute(database.read)).rows
  }

  it('number the blockchains as keys do', async () => {
    const rows = await read(sql<{ id: number; name: string }>`select * from chains order by id`)

    expect(rows).to.deep.equal(
      BLOCKCHAINS.map((name) => ({ id: CHAIN_NUMBERS[name], name })).sort((a, b) => a.id - b.id),
    )
  })

  it('have the collection in every unique index of a large one', async () => {
    const indexes = await read(sql<{ index: string; columns: string[] }>`
      select indexrelid::regclass::text as index,
        array(select attname::text from pg_attribute where attrelid = indexrelid) as columns
      from pg_index where indisunique and indrelid = any(${large})`)

    expect(indexes).to.have.lengthOf.at.least(LARGE.length)
    for (const { index, columns } of indexes) expect(columns, index).to.include('collection')
  })

  it('have no constraint of a large one that other rows decide on, except its keys', async () => {
    const constraints = await read(sql`
      select conname from pg_constraint
      where contype not in ('p', 'u', 'c', 'n') and (conrelid = any(${large}) or confrelid = any(${large}))`)

    expect(constraints).to.deep.equal([])
  })

  it('have no triggers', async () => {
    const triggers = await read(sql`
      select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace`)

    expect(triggers).to.deep.equal([])
  })

  it('have no default that calls a volatile function', async () => {
    const defaults = await read(sql`
      select adrelid::regclass::text as table_name, pg_get_expr(adbin, adrelid) as expression
      from pg_attrdef join pg_class on pg_class.oid = adrelid
      where relnamespace = 'public'::regnamespace
        and (exists (
          select from pg_depend join pg_proc on pg_proc.oid = refobjid
          where classid = 'pg_attrdef'::regclass and objid = pg_attrdef.oid
            and refclassid = 'pg_proc'::regclass and provolatile <> 'i'
        )
        or pg_get_expr(adbin, adrelid) ~* '(random|clock_timestamp|now|nextval|uuid|current_)')`)

    expect(defaults).to.deep.equal([])
  })

  it('keep times to the millisecond with their zone', async () => {
    const types = await read(sql<{ type: string }>`
      select distinct format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
        and format_type(atttypid, null) ~ '^(timestamp|date|time)'`)

    expect(types).to.deep.equal([{ type: 'timestamp(3) with time zone' }])
  })

  it('keep amounts of 256 bits, and prices of any size, exactly', async () => {
    const types = await read(sql<{ type: string }>`
      select distinct format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
        and format_type(atttypid, null) ~ '^(numeric|real|double|money)' order by type`)

    expect(types).to.deep.equal([{ type: 'numeric' }, { type: 'numeric(78,0)' }])
    const [row] = await read(sql<{ amount: string }>`
      select (2::numeric ^ 256 - 1)::numeric(78,0) as amount`)
    expect(BigInt(row?.amount ?? '')).to.equal(2n ** 256n - 1n)
  })

  it('keep whatever is counted in base units without a fraction', async () => {
    const columns = await read(sql<{ column: string }>`
      select attrelid::regclass || '.' || attname as column
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
        and format_type(atttypid, atttypmod) = 'numeric'
        and attname !~ '(price|usd|volume|change|copy_count|score)'`)

    expect(columns).to.deep.equal([])
  })

  it('sort text by its bytes in every index', async () => {
    const indexes = await read(sql<{ index: string; collation: string }>`
      select distinct indexrelid::regclass::text as index, collname::text as collation
      from pg_index
        join pg_class on pg_class.oid = indrelid
        join lateral unnest(indcollation) as used (oid) on true
        join pg_collation on pg_collation.oid = used.oid
        join pg_class as index_class on index_class.oid = indexrelid
        join pg_am on pg_am.oid = index_class.relam
      where pg_class.relnamespace = 'public'::regnamespace and amname = 'btree'`)

    const others = indexes.filter(({ collation }) => collation !== 'C')
    expect(others).to.deep.equal([])
  })
})
