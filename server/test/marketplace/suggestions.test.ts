import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import { collectionKey, itemKey, userKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/marketplace/suggestions/calls.ts'
import { dropOn, itemIdOn, itemOn, minute } from '../read-model/_names.ts'
import { withMarket } from './_suite.ts'

const ANN = '00000000-0000-4000-8000-000000000001'
const ANNA = '00000000-0000-4000-8000-000000000002'
const GONE = '00000000-0000-4000-8000-000000000003'

describe('suggestions', () => {
  const { ask, pools } = withMarket()

  before(async () => {
    const { write } = pools()
    const names = [
      'Étoile',
      'étoile filante',
      'Étoile polaire',
      'Other',
      '100%_sure',
      'Étoile gone',
    ]
    for (const [index, name] of names.entries()) {
      await write
        .updateTable('items')
        .set({ name, deleted: name.endsWith('gone') })
        .where('id', '=', itemKey(itemOn(index === 1 ? 'SOLANA' : 'BASE', index + 1)))
        .execute()
    }
    await write
      .insertInto('users')
      .values([
        { id: ANNA, username: 'Anna', created_at: minute(1) },
        { id: ANN, username: 'ann', created_at: minute(2) },
        { id: GONE, username: null, deleted_at: minute(3), created_at: minute(1) },
      ])
      .execute()
  })

  const decide = (subject: Buffer, kind: string, decision: string, status: string | null = null) =>
    pools()
      .write.insertInto('moderations')
      .values({ subject, kind, decision, status, decided_by: 'test', decided_at: minute(1) })
      .execute()
  afterEach(() => pools().write.deleteFrom('moderations').execute())

  const itemsNamed = async (text: string, form: object = {}, size = 20) => {
    const { status, body } = await ask(calls.suggestItems, { suggestForm: { text, ...form }, size })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body
  }
  const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
  const [STAR, FALLING, POLAR] = [itemIdOn('BASE', 1), itemIdOn('SOLANA', 2), itemIdOn('BASE', 3)]

  it('match names by their first letters, ignoring case and accents, with full matches first', async () => {
    expect(await itemsNamed('ETOILE')).to.deep.equal([
      { id: STAR, text: 'Étoile', score: 1 },
      { id: FALLING, text: 'étoile filante', score: 6 / 14 },
      { id: POLAR, text: 'Étoile polaire', score: 6 / 14 },
    ])
    expect(idsOf(await itemsNamed('étoile p'))).to.deep.equal([POLAR])
    expect(await itemsNamed('toile')).to.deep.equal([])
  })

  it('treat wildcard characters as plain text', async () => {
    expect(idsOf(await itemsNamed('100%_'))).to.deep.equal([itemIdOn('BASE', 5)])
    for (const text of ['%', '_', '100_', '\\', '   ']) {
      expect(await itemsNamed(text), text).to.deep.equal([])
    }
  })

  it('are limited to the requested number across all blockchains', async () => {
    expect(idsOf(await itemsNamed('étoile', {}, 2))).to.deep.equal([STAR, FALLING])
  })

  it('can be limited to blockchains and collections', async () => {
    expect(idsOf(await itemsNamed('étoile', { blockchains: ['SOLANA'] }))).to.deep.equal([FALLING])
    const collections = [formatCollectionId(dropOn('BASE'))]
    expect(idsOf(await itemsNamed('étoile', { collections }))).to.deep.equal([STAR, POLAR])
    expect(await itemsNamed('étoile', { collections, blockchains: ['SOLANA'] })).to.deep.equal([])
    expect(await itemsNamed('étoile', { collections: [] })).to.deep.equal([])
  })

  it('leave out unlisted items, and all items of unlisted collections', async () => {
    await decide(itemKey(itemOn('BASE', 1)), 'ITEM', 'UNLIST')
    expect(idsOf(await itemsNamed('étoile'))).to.deep.equal([FALLING, POLAR])
    await decide(collectionKey(dropOn('BASE')), 'COLLECTION', 'UNLIST')
    expect(idsOf(await itemsNamed('étoile'))).to.deep.equal([FALLING])
  })

  it('can be limited to what an operator has verified', async () => {
    expect(await itemsNamed('étoile', { verifiedOnly: true })).to.deep.equal([])
    await decide(itemKey(itemOn('BASE', 3)), 'ITEM', 'VERIFIED', 'IN_PROCESS')
    expect(await itemsNamed('étoile', { verifiedOnly: true })).to.deep.equal([])
    await decide(collectionKey(dropOn('SOLANA')), 'COLLECTION', 'VERIFIED', 'APPROVED')
    expect(idsOf(await itemsNamed('étoile', { verifiedOnly: true }))).to.deep.equal([FALLING])
  })

  it('include collections', async () => {
    const suggested = async (suggestForm: object) =>
      (await ask(calls.suggestCollections, { suggestForm })).body
    expect(idsOf(await suggested({ text: 'drop on e' }))).to.deep.equal(
      ['ECLIPSE', 'ETHEREUM'].map((chain) => formatCollectionId(dropOn(chain as 'ECLIPSE'))),
    )
    expect(await suggested({ text: 'drop', blockchains: ['BASE'] })).to.deep.equal([
      { id: formatCollectionId(dropOn('BASE')), text: 'Drop on BASE', score: 4 / 12 },
    ])
    await decide(collectionKey(dropOn('BASE')), 'COLLECTION', 'UNLIST')
    expect(await suggested({ text: 'drop', blockchains: ['BASE'] })).to.deep.equal([])
  })

  it('include users, except deleted ones', async () => {
    const suggested = async (suggestForm: object) =>
      (await ask(calls.suggestUsers, { suggestForm })).body
    expect(await suggested({ text: 'AN' })).to.deep.equal([
      { id: ANN, text: 'ann', score: 2 / 3 },
      { id: ANNA, text: 'Anna', score: 0.5 },
    ])
    await decide(userKey(ANNA), 'USER', 'VERIFIED', 'APPROVED')
    expect(idsOf(await suggested({ text: 'a', verifiedOnly: true }))).to.deep.equal([ANNA])
    await decide(userKey(ANNA), 'USER', 'UNLIST')
    expect(idsOf(await suggested({ text: 'a' }))).to.deep.equal([ANN])
  })

  it('match any prefix of a name', async () => {
    const name = 'étoile filante'
    const lengths = fc.integer({ min: 1, max: name.length })
    await fc.assert(
      fc.asyncProperty(lengths, fc.boolean(), async (length, isUpper) => {
        const text = isUpper ? name.slice(0, length).toUpperCase() : name.slice(0, length)
        expect(idsOf(await itemsNamed(text))).to.include(FALLING)
      }),
      { numRuns: 20 },
    )
  })

  it('match names that are longer than their index entries', async () => {
    const beginning = 'ß'.repeat(60)
    const [one, other] = [itemOn('FLOW', 1), itemOn('FLOW', 2)]
    for (const [item, end] of [
      [one, 'a'],
      [other, 'b'],
    ] as const) {
      await pools()
        .write.updateTable('items')
        .set({ name: `${beginning}${end}` })
        .where('id', '=', itemKey(item))
        .execute()
    }
    const ids = [itemIdOn('FLOW', 1), itemIdOn('FLOW', 2)]
    expect(idsOf(await itemsNamed(beginning))).to.have.members(ids)
    expect(idsOf(await itemsNamed(`${beginning}B`))).to.deep.equal([ids[1]])
    expect(await itemsNamed(`${beginning}c`)).to.deep.equal([])
  })

  const refused: Record<string, object> = {
    'no text': {},
    'an empty text': { text: '' },
    'a text of 101 characters': { text: 'a'.repeat(101) },
    'an unknown field': { text: 'a', owner: 'b' },
  }
  for (const [title, suggestForm] of Object.entries(refused)) {
    it(`are refused for ${title}`, async () => {
      const { status, body } = await ask(calls.suggestItems, { suggestForm })
      expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    })
  }
})
