import { expect } from 'chai'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { DB } from '../../../src/database/tables.ts'
import { knownAsLarge } from '../../../src/read-model/smallResults.ts'

/** Most filters that are known of a database. */
const MAX_KNOWN = 1000

const openReader = () =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

describe('knownAsLarge()', () => {
  const reader = openReader()
  const named = (name: string) => reader.selectFrom('items').where('items.name', '=', name)
  const isKnown = (name: string, of = reader) => knownAsLarge(of, named(name)).isKnown

  it('knows what was remembered of the same filter of the same database', () => {
    expect(isKnown('Dragon')).to.equal(false)
    knownAsLarge(reader, named('Dragon')).remember()
    expect(isKnown('Dragon')).to.equal(true)
    expect(isKnown('Wolf')).to.equal(false)
    expect(isKnown('Dragon', openReader())).to.equal(false)
  })

  it('forgets what was remembered first when there is too much', () => {
    const names = Array.from({ length: MAX_KNOWN }, (_, index) => `Dragon ${index}`)
    for (const name of names) knownAsLarge(reader, named(name)).remember()
    expect(isKnown('Dragon 0')).to.equal(true)
    knownAsLarge(reader, named('Wolf')).remember()
    expect(isKnown('Dragon 0')).to.equal(false)
    expect(isKnown('Dragon 1')).to.equal(true)
  })
})
