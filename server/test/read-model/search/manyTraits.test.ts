import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { sql } from 'kysely'
import { withDatabase } from '../../../bench/withDatabase.ts'
import { collectionKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { itemIdOf } from '../../../src/read-model/ids/texts.ts'
import { countTraits } from '../_fixture.ts'
import { multiply } from '../_multiplied.ts'
import { dropOn } from '../_names.ts'
import { withWorld } from '../_suite.ts'
import { searching } from './_search.ts'

/** More than a page looks at. */
const COPIES = 3_300

const DROP = dropOn('ETHEREUM')
const COLLECTIONS = [formatCollectionId(DROP), formatCollectionId(dropOn('BASE'))]

/** A copy's traits: each its own number, a tenth without one, 700 kinds, and most with the same colour. */
const traitsOf = (number: number): string[] => [
  `Shape\u001f${number % 4 === 0 ? 'Square' : 'Circle'}`,
  `Kind\u001fk${number % 700}`,
  ...(number % 10 === 0
    ? ['Serial\u001fnone']
    : [`Serial\u001f${number}${number % 3 === 0 ? '.0' : ''}`]),
  `Serial\u001f1`,
]

describe('traits of thousands of items', () => {
  const { ask, pools } = withWorld()
  const items = searching(ask, { call: calls.searchItems, list: 'items' })
  const duplicates = searching(ask, { call: calls.searchDuplicatedItems, list: 'groups' })

  before(() =>
    withDatabase(
      pools().target,
      async (database) => {
        await multiply(database, 1, COPIES)
        const numbers = Array.from({ length: COPIES }, (_, index) => index + 1)
        const traits = numbers.map((number) => traitsOf(number).join('|'))
        await sql`
          update items set traits = items.traits || string_to_array(given.traits, '|')
          from unnest(${numbers}::integer[], ${traits}::text[]) as given (number, traits)
          where items.name = 'Common ' || given.number`.execute(database)
        await countTraits(database)
      },
      '-c synchronous_commit=off',
    ),
  )

  /** The collections' items, with a trait's first value. */
  async function valued(key: string) {
    const rows = await pools()
      .read.selectFrom('items')
      .select(['id', 'traits', 'updated_at'])
      .where('collection', 'in', [DROP, dropOn('BASE')].map(collectionKey))
      .where('deleted', '=', false)
      .execute()
    return rows.map(({ id, traits, updated_at }) => {
      const [, value] =
        traits.map((pair) => pair.split('\u001f')).find(([name]) => name === key) ?? []
      return { id, updated_at, value }
    })
  }

  /** All entries of a list, and how many pages it has. */
  async function pagesOf(search: typeof items, body: Record<string, unknown>) {
    const found: object[] = []
    let [pages, continuation]: [number, string | undefined] = [0, undefined]
    do {
      const page = await search.page({ ...body, size: 1000, ...(continuation && { continuation }) })
      found.push(...page.found)
      continuation = page.next
      pages += 1
    } while (continuation !== undefined)
    return { found, pages }
  }

  for (const key of ['Serial', 'Kind', 'Shape', 'Color']) {
    for (const type of ['TEXT', 'NUMERIC']) {
      for (const order of ['ASC', 'DESC']) {
        it(`sort them by ${key}, ${type} ${order}, page by page`, async () => {
          const sign = order === 'ASC' ? 1 : -1
          const isKnown = (value = '') =>
            type === 'TEXT' ? value !== '' : /^-?\d+(\.\d+)?$/.test(value)
          const compare = (one: string, other: string) =>
            type === 'TEXT'
              ? Buffer.compare(Buffer.from(one), Buffer.from(other))
              : Number(one) - Number(other)
          const expected = (await valued(key))
            .map((item) => ({ ...item, value: isKnown(item.value) ? item.value : undefined }))
            .sort(({ value: one, ...first }, { value: other, ...second }) => {
              if ((one === undefined) !== (other === undefined)) return one === undefined ? 1 : -1
              const values = one === undefined ? 0 : compare(one, other ?? '')
              const times = first.updated_at.getTime() - second.updated_at.getTime()
              return sign * (values || times || Buffer.compare(first.id, second.id))
            })
          const { found } = await pagesOf(items, {
            filter: { collections: COLLECTIONS },
            sort: 'TRAIT',
            traitSort: { key, type, order },
          })
          expect(found.map((item) => Reflect.get(item, 'id'))).to.deep.equal(
            expected.map(({ id }) => itemIdOf(id)),
          )
        })
      }
    }
  }

  it('group items, on pages for the next values of the first trait', async () => {
    const { found, pages } = await pagesOf(duplicates, {
      filter: { collections: COLLECTIONS },
      traits: ['Kind', 'Shape'],
    })
    const shapes = new Map((await valued('Shape')).map(({ id, value }) => [itemIdOf(id), value]))
    const groups = new Map<string, number>()
    for (const { id, value } of await valued('Kind')) {
      const name = `${value} ${shapes.get(itemIdOf(id))}`
      if (value !== undefined) groups.set(name, (groups.get(name) ?? 0) + 1)
    }
    const expected = [...groups].filter(([, count]) => count > 1)
    const shown = found.map((group) => {
      const { traitGroups, count } = group as { traitGroups: { value: string }[]; count: number }
      return [traitGroups.map(({ value }) => value).join(' '), count]
    })
    expect(shown).to.have.deep.members(expected)
    expect(pages).to.be.above(1)
  })

  it('group what 3,000 items have that changed last, where a value has more', async () => {
    const { found } = await pagesOf(duplicates, {
      filter: { collections: COLLECTIONS },
      traits: ['Color'],
    })
    const counts = found.map((group) => Number(Reflect.get(group, 'count')))
    expect(Math.max(...counts)).to.be.within(2900, 3001)
  })
})
