import { expect } from 'chai'
import { sql } from 'kysely'
import { findsWords } from '../../../src/read-model/search/hasWords.ts'
import { readWords } from '../../../src/read-model/search/words.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'

/** Rows of the table that is searched. */
const ROWS = 3_000

describe('an index of words', () => {
  let database: TestDatabase

  before(async () => {
    database = await testDatabase()
    await sql`
      create table names as
      select search_text('Silent Fox #' || i) collate "C" as name from generate_series(1, ${sql.lit(ROWS)}) as i
    `.execute(database.write)
    await sql`insert into names values ('wandering samurai'), ('wanting samsarai'), ('東京タワー'), ('🐸 frog')`.execute(
      database.write,
    )
    await sql`create index on names using gin (name gin_trgm_ops)`.execute(database.write)
    await sql`create index on names using gin (search_signs(name))`.execute(database.write)
    await sql`vacuum analyze names`.execute(database.write)
  })

  /** Conditions that indexes are asked for a text, and the names that are found. */
  async function asked(text: string) {
    const words = await readWords(database.read, text)
    const found = sql<Record<string, string>>`
      select name from names where ${findsWords(sql.ref('name'), words)}`
    const plan = await sql<Record<string, string>>`explain ${found}`.execute(database.read)
    const { rows } = await found.execute(database.read)
    const lines = plan.rows.map((row) => row['QUERY PLAN'] ?? '')
    return {
      conditions: lines.flatMap((line) => /Index Cond: (.*)/.exec(line)?.[1] ?? []),
      names: rows.map(({ name }) => name),
    }
  }

  it('is asked for the first letters of each word, and for the last ones of a word alone', async () => {
    const names = ['wandering samurai']
    expect(await asked('Samurai WANDERING')).to.deep.equal({
      conditions: [`((name ~~ '%wan%'::text) AND (name ~~ '%sam%'::text))`],
      names,
    })
    const alone = `((name ~~ '%wan%'::text) AND (name ~~ '%ing%'::text))`
    expect(await asked('wandering')).to.deep.equal({ conditions: [alone], names })
    expect(await asked('wandering wander')).to.deep.equal({
      conditions: [
        `((name ~~ '%wan%'::text) AND (name ~~ '%ing%'::text) AND (name ~~ '%der%'::text))`,
      ],
      names,
    })
    expect((await asked('s wandering')).conditions.join()).to.match(/%wan%.+%ing%.+~ /)
    expect(await asked('rog')).to.deep.equal({
      conditions: [`(name ~~ '%rog%'::text)`],
      names: ['🐸 frog'],
    })
  })

  it('is asked for the signs of a word without three letters', async () => {
    const { conditions, names } = await asked('東京')
    expect(conditions.join()).to.match(/^\(.+ @> '\{東,京\}'::text\[\]\)$/)
    expect(names).to.deep.equal(['東京タワー'])
    expect((await asked('京東')).names).to.deep.equal([])
    expect((await asked('🐸')).names).to.deep.equal(['🐸 frog'])
    expect((await asked('🐸 fr')).conditions).to.have.lengthOf(1)
  })

  it('is asked for no more than eight words', async () => {
    const text = 'abcdefghi'
      .repeat(20)
      .match(/.{5}/g)
      ?.map((word, index) => `${word}${index}`)
    const { conditions, names } = await asked(text?.join(' ') ?? '')
    expect(conditions.join().match(/~~/g)).to.have.lengthOf.within(1, 16)
    expect(names).to.deep.equal([])
  })
})
