import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { applyModeration } from '../../../src/commands/moderate.ts'
import { parseModerateArguments } from '../../../src/commands/moderateArguments.ts'
import { currencyKey, itemKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { account } from '../../read-model/_addresses.ts'
import {
  ALICE,
  BOB,
  CAROL,
  COPIED,
  dropOn,
  ETHER,
  itemIdOn,
  itemOn,
} from '../../read-model/_names.ts'
import { withMarket } from '../_suite.ts'

const COPIES = formatItemId(COPIED)
const DROP = formatCollectionId(dropOn('SOLANA'))

describe('items of the marketplace', () => {
  const { ask, pools } = withMarket()
  const byIds = async (...requestBody: string[]) =>
    (await ask(calls.getItemsByIdsUsingPOST, { requestBody })).body

  it('come in the order asked for, each once, without unknown ones', async () => {
    const [first, second] = [itemIdOn('FLOW', 2), itemIdOn('SOLANA', 1)]
    const found = await byIds(first, itemIdOn('BASE', 99), second, first)
    expect(found.map(({ id }) => id)).to.deep.equal([first, second])
  })

  it('are none for no ids, and without a body', async () => {
    expect(await byIds()).to.deep.equal([])
    const absent = await ask(calls.getItemsByIdsUsingPOST, {})
    expect([absent.status, absent.body]).to.deep.equal([200, []])
  })

  it('are found on Aptos by an address without its leading zeros', async () => {
    const id = itemIdOn('APTOS', 1)
    expect(id).to.match(/^APTOS:0x0/)
    const found = await byIds(id.replace('0x0', '0x'))
    expect(found.map((item) => item.id)).to.deep.equal([id])
  })

  const REFUSED: readonly [string, string, string][] = [
    ['without a colon', 'BASE', 'has no blockchain before a colon'],
    ['on a blockchain that nobody knows', 'NOWHERE:0x01:1', 'begins with "NOWHERE"'],
    ['on one that is a name only', `MONAD:0x${'1'.repeat(40)}:1`, 'begins with "MONAD"'],
    ['without a number', `BASE:0x${'1'.repeat(40)}`, 'has 2 parts'],
  ]
  for (const [what, id, reason] of REFUSED) {
    it(`are refused by a reference ${what}`, async () => {
      const { status, body } = await ask(calls.getItemsByIdsUsingPOST, { requestBody: [id] })
      expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
      expect(body.message).to.contain(reason)
    })
  }

  it('name those who hold copies, the latest first', async () => {
    const [item] = await byIds(COPIES)
    expect(item?.owners).to.deep.equal([BOB, ALICE, CAROL].map((seed) => account('ETHEREUM', seed)))
    const [burned] = await byIds(itemIdOn('BASE', 4))
    expect(burned).to.deep.include({ deleted: true, owners: [], supply: 0 })
  })

  it('tell the price of the last sale with its currency', async () => {
    await pools()
      .write.updateTable('items')
      .set({
        last_sale_at: new Date(),
        last_sale_value: '1',
        last_sale_currency: currencyKey(ETHER),
        last_sale_price: '1.25',
      })
      .where('id', '=', itemKey(itemOn('ETHEREUM', 5)))
      .execute()
    const [item] = await byIds(itemIdOn('ETHEREUM', 5))
    expect(item?.lastSellPrice).to.deep.include({ value: 1.25 })
    expect(item?.lastSellPrice?.currency).to.deep.include({
      symbol: 'ETH',
      rate: 3100.5,
      rateEth: 1,
    })
  })

  it('have the same, content and properties beside them in the older form', async () => {
    const id = itemIdOn('BASE', 1)
    const [item] = await byIds(id)
    const { body } = await ask(calls.getItemsByIdsDeprecatedUsingPOST, { requestBody: [id] })
    expect(body).to.deep.equal([{ id, item, meta: item?.meta, properties: item?.properties }])
    expect(item?.properties.name).to.equal('First')
  })

  it('show what an operator decided about them or their collection, until it is undone', async () => {
    const decide = async (...args: string[]) => {
      const given = parseModerateArguments([...args, '--by', 'ann'])
      if (given) await applyModeration(given, pools().write)
    }
    const marksOf = async (id: string) => {
      const [item] = await byIds(id)
      return [item?.verified, item?.blacklisted]
    }
    const [first, second] = [itemIdOn('SOLANA', 1), itemIdOn('SOLANA', 2)]
    expect(await marksOf(first)).to.deep.equal([false, false])
    await decide('verify', DROP)
    await decide('blacklist', first)
    expect(await marksOf(first)).to.deep.equal([true, true])
    expect(await marksOf(second)).to.deep.equal([true, false])
    const { body } = await ask(calls.getItemOwnershipsUsingGET, { id: first })
    expect(body[0]).to.deep.include({ verified: true, blacklisted: true })
    await decide('blacklist', first, '--undo')
    expect(await marksOf(first)).to.deep.equal([true, false])
  })

  it('are fetched again, where they are known', async () => {
    const known = await ask(calls.refreshItemMetaUsingPOST, { id: itemIdOn('BASE', 1) })
    expect([known.status, known.body]).to.deep.equal([200, null])
    const unknown = await ask(calls.refreshItemMetaUsingPOST, { id: itemIdOn('BASE', 99) })
    expect([unknown.status, unknown.body.code]).to.deep.equal([404, 'NOT_FOUND'])
  })

  it('tell in which collections a creator has any, on all blockchains of the group', async () => {
    const collectionsOf = async (creator: string) =>
      (await ask(calls.getCollectionsOfItemsByCreatorUsingGET, { creator })).body
    expect(await collectionsOf(account('ETHEREUM', CAROL))).to.have.members(
      [dropOn('ETHEREUM'), dropOn('BASE')].map(formatCollectionId),
    )
    expect(await collectionsOf(account('SOLANA', ALICE))).to.deep.equal([])
    const { status, body } = await ask(calls.getCollectionsOfItemsByCreatorUsingGET, {})
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
  })

  describe('traits', () => {
    const traits = async (parameters: object) =>
      (await ask(calls.queryTraitsUsingGET, { collectionIds: [DROP], ...parameters })).body

    it('come with the most frequent values first, or the least', async () => {
      const [most] = await traits({ keys: ['Color'] })
      expect(most?.values.map(({ value }) => value)).to.deep.equal(['Blue', 'Red', 'Green'])
      const [least] = await traits({ keys: ['Color'], valueFrequencySortOrder: 'ASC' })
      expect(least?.values.map(({ value }) => value)).to.deep.equal(['Green', 'Blue', 'Red'])
    })

    it('may be narrowed to keys, of which an empty list is none', async () => {
      const keysOf = async (parameters: object) =>
        (await traits(parameters)).map(({ key }) => key.value)
      expect(await keysOf({})).to.have.members(['Color', 'Size'])
      expect(await keysOf({ keys: ['Size'] })).to.deep.equal(['Size'])
      expect(await keysOf({ keys: [''] })).to.have.members(['Color', 'Size'])
    })

    it('are none without collections', async () => {
      expect(await traits({ collectionIds: [''] })).to.deep.equal([])
      expect(await traits({ collectionIds: undefined })).to.deep.equal([])
    })
  })
})
