import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import * as calls from '../../../src/indexer/calls.ts'
import { contract } from '../_addresses.ts'
import { writeCollections } from '../_fixture.ts'
import { minute } from '../_names.ts'
import { collectionRow } from '../_rows.ts'
import { withWorld } from '../_suite.ts'
import { folded, hasWord } from './_plainItems.ts'
import { pageSizes, searching } from './_search.ts'

/** Names of collections on Base, each changed a minute before the next but one. */
const NAMES = [
  'Red Dragons',
  'Dragón Rojo',
  'Straße der Träume',
  '100% wool_socks',
  'a\\b',
  '🐉🔥 Год Дракона',
  'تنين أحمر',
  'red-dragon',
  '!?',
]

describe('a search for collections', () => {
  const { ask, pools } = withWorld()
  const search = searching(ask, { call: calls.searchCollection, list: 'collections' })
  const idOf = (index: number) =>
    formatCollectionId({ blockchain: 'BASE', contract: contract('BASE', 700 + index) })

  before(() =>
    writeCollections(
      pools(),
      NAMES.map((name, index) =>
        collectionRow(
          { blockchain: 'BASE', contract: contract('BASE', 700 + index) },
          { name, updated_at: minute(20 + Math.floor(index / 2)) },
        ),
      ),
    ),
  )

  const namesFor = async (text: string) => {
    const { ids } = await search.page({ filter: { text, blockchains: ['BASE'] } })
    const known = new Map<string, string>(NAMES.map((name, index) => [idOf(index), name]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }

  it('finds those whose names have all words, the latest change first', async () => {
    expect(await namesFor('dragon')).to.deep.equal(['red-dragon', 'Dragón Rojo', 'Red Dragons'])
    expect(await namesFor('  DRAGON\tréd ')).to.deep.equal(['red-dragon', 'Red Dragons'])
    expect(await namesFor('straße')).to.deep.equal(['Straße der Träume'])
    expect(await namesFor('TRAUME')).to.deep.equal(['Straße der Träume'])
    expect(await namesFor('ДРАКОНА')).to.deep.equal(['🐉🔥 Год Дракона'])
    expect(await namesFor('أحمر')).to.deep.equal(['تنين أحمر'])
    expect(await namesFor('dragon blue')).to.deep.equal([])
  })

  it('takes all characters as they are', async () => {
    expect(await namesFor('%')).to.deep.equal(['100% wool_socks'])
    expect(await namesFor('l_s')).to.deep.equal(['100% wool_socks'])
    expect(await namesFor('\\')).to.deep.equal(['a\\b'])
    expect(await namesFor('🔥')).to.deep.equal(['🐉🔥 Год Дракона'])
    expect(await namesFor('!?')).to.deep.equal(['!?'])
    expect(await namesFor(`'; drop table items; --`)).to.deep.equal([])
    expect(await namesFor('dragon '.repeat(1400))).to.have.lengthOf(3)
    expect(await namesFor('d'.repeat(10_000))).to.deep.equal([])
  })

  it('looks for one or two Latin letters or digits where words begin', async () => {
    expect(await namesFor('w')).to.deep.equal(['100% wool_socks'])
    expect(await namesFor('so')).to.deep.equal(['100% wool_socks'])
    expect(await namesFor('oo')).to.deep.equal([])
    expect(await namesFor('0')).to.deep.equal([])
    expect(await namesFor('D r')).to.deep.equal(['red-dragon', 'Dragón Rojo', 'Red Dragons'])
    expect(await namesFor('ко')).to.deep.equal(['🐉🔥 Год Дракона'])
    expect(await namesFor('a b c d e f g h i j')).to.deep.equal([])
  })

  it('finds all for a text without words', async () => {
    expect(await namesFor(' ')).to.have.members(NAMES)
  })

  it('finds those with any part of any name', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(NAMES.length - 1),
        fc.nat(),
        fc.nat(),
        async (index, from, length) => {
          const characters = [...(NAMES[index] ?? '')]
          const start = from % characters.length
          const end = start + 1 + (length % (characters.length - start))
          const part = characters.slice(start, end).join('').toUpperCase()
          // The capital of one letter is two.
          fc.pre(!part.includes('SS') || !NAMES[index]?.includes('ß'))
          const words = folded(part).split(/\s+/)
          const isFound = words.every((word) => hasWord(folded(NAMES[index] ?? ''), word))
          expect((await namesFor(part)).includes(NAMES[index] ?? '')).to.equal(isFound)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('comes on pages of any sizes', async () => {
    const body = { filter: { text: 'r' } }
    const { ids: whole } = await search.page(body)
    await fc.assert(
      fc.asyncProperty(pageSizes, async (sizes) => {
        expect(await search.pages(body, sizes)).to.deep.equal(whole)
      }),
      { numRuns: 10 },
    )
  })

  it('is limited to blockchains', async () => {
    const { ids } = await search.page({ filter: { text: 'd', blockchains: ['SOLANA'] } })
    expect(ids.map((id) => id.split(':')[0])).to.deep.equal(['SOLANA'])
    const none = await search.page({ filter: { text: 'd', blockchains: [] } })
    expect(none.ids).to.deep.equal([])
  })

  const refusals: Record<string, [object, string]> = {
    'no text': [{ filter: {} }, 'Required field filter.text is missing'],
    'a size above 1,000': [{ filter: { text: 'a' }, size: 1001 }, 'size must be at most 1000'],
    'an unknown field': [
      { filter: { text: 'a', name: 'b' } },
      'filter.name is no known field. Known are blockchains, text',
    ],
    'the character U+0000': [{ filter: { text: '\u0000' } }, 'The body has the character U+0000'],
  }
  for (const [what, [body, message]] of Object.entries(refusals)) {
    it(`is refused with ${what}`, async () => {
      const refused = await search.refusal(body as Record<string, unknown>)
      expect([refused.status, refused.code]).to.deep.equal([400, 'VALIDATION'])
      expect(refused.message).to.equal(message)
    })
  }
})
