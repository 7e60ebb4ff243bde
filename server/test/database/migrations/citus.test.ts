import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import pg from 'pg'
import { testDatabase } from '../../_database.ts'

const PLACING = readFileSync(new URL('../../../../migrations/citus.sql', import.meta.url), 'utf8')

/**
 * Functions and the catalogue of Citus by their names and parameters, which note how they are called. No package has
 * Citus: this shows that the file runs, decides about every table and keeps the rules of Citus that are checked below,
 * and not that a cluster takes it.
 */
const STAND_IN = `
  create schema citus_stand_in;
  create table citus_stand_in.pg_dist_partition (
    logicalrelid regclass primary key, kind text, distribution_column text, colocate_with text, number serial
  );
  create function citus_stand_in.create_distributed_table(
    table_name regclass, distribution_column text, distribution_type text default 'hash',
    colocate_with text default 'default', shard_count int default null
  ) returns void language sql as
    $$ insert into citus_stand_in.pg_dist_partition values ($1, 'distributed', $2, $4) $$;
  create function citus_stand_in.create_reference_table(table_name regclass) returns void language sql as
    $$ insert into citus_stand_in.pg_dist_partition values ($1, 'reference', null, null) $$;`

interface Placement {
  readonly name: string
  readonly kind: 'distributed' | 'reference'
  readonly column: string | null
  readonly beside: string | null
}

describe('the tables on Citus', () => {
  let client: pg.Client

  beforeEach(async () => {
    const { target } = await testDatabase()
    client = new pg.Client({ ...target, options: '-c search_path=public,citus_stand_in' })
    await client.connect()
  })
  afterEach(() => client.end())

  it('are refused in one sentence where Citus is not there', async () => {
    const { message } = await refusal()

    expect(message).to.equal('The extension citus is not in this database')
  })

  it('are all placed by one run, and not again by another', async () => {
    await client.query(STAND_IN)
    await client.query(PLACING)
    const placed = await placements()
    await client.query(PLACING)

    expect(await placements()).to.deep.equal(placed)
    const named = (kind: string) =>
      placed.filter((each) => each.kind === kind).map(({ name }) => name)
    expect(named('reference')).to.deep.equal([
      'chains',
      'collections',
      'currencies',
      'moderations',
      'rates',
      'wrapped_coins',
    ])
    expect(named('distributed')).to.include.members([
      'items',
      'item_metadata',
      'ownerships',
      'activities',
      'orders',
      'collection_traits',
    ])
  })

  it('are distributed by a column that each unique index has', async () => {
    await client.query(STAND_IN)
    await client.query(PLACING)
    const distributed = (await placements()).filter(({ kind }) => kind === 'distributed')

    expect(distributed).to.have.lengthOf.at.least(6)
    for (const { name, column } of distributed) {
      const indexes = await uniqueColumns(name)
      expect(indexes, name).to.have.lengthOf.at.least(1)
      for (const columns of indexes) expect(columns, name).to.include(column)
    }
  })

  it('share the column, its type and its order with those beside which they lie', async () => {
    await client.query(STAND_IN)
    await client.query(PLACING)
    const placed = await placements()

    const beside = placed.filter((each) => each.beside !== null && each.beside !== 'none')
    expect(beside).to.have.lengthOf.at.least(5)
    for (const { name, column, beside: other } of beside) {
      const first = placed.findIndex((each) => each.name === other)
      expect(placed[first]?.column, name).to.equal(column)
      expect(first, name).to.be.lessThan(placed.findIndex((each) => each.name === name))
      expect(await typeOf(name, column), name).to.equal(await typeOf(other, column))
    }
  })

  it('have no constraint between a table that is distributed and another', async () => {
    const { rows } = await client.query("select conname from pg_constraint where contype = 'f'")

    expect(rows).to.deep.equal([])
  })

  it('are left as they are while one of them is not decided about', async () => {
    await client.query(STAND_IN)
    await client.query('create table novelties (id bytea primary key)')

    const { message } = await refusal()

    expect(message).to.equal(
      'The plan of migrations/citus.sql does not say where these tables belong: novelties',
    )
    expect(await placements()).to.deep.equal([])
  })

  async function refusal(): Promise<Error> {
    try {
      await client.query(PLACING)
    } catch (error) {
      await client.query('rollback')
      if (error instanceof Error) return error
    }
    throw new Error('Nothing was refused')
  }

  async function placements(): Promise<Placement[]> {
    const { rows } = await client.query<Placement>(`
      select logicalrelid::text as name, kind, distribution_column as column, colocate_with as beside
      from citus_stand_in.pg_dist_partition order by number`)
    return rows
  }

  async function uniqueColumns(table: string): Promise<string[][]> {
    const { rows } = await client.query<{ columns: string[] }>(
      `select array(select attname::text from pg_attribute where attrelid = indexrelid) as columns
      from pg_index where indisunique and indrelid = $1::regclass`,
      [table],
    )
    return rows.map(({ columns }) => columns)
  }

  async function typeOf(table: string | null, column: string | null): Promise<string> {
    const { rows } = await client.query<{ type: string }>(
      `select format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attname = $2`,
      [table, column],
    )
    return rows[0]?.type ?? 'no such column'
  }
})
