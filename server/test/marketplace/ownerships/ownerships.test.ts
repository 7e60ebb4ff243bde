import { formatCollectionId, formatItemId, formatOwnershipId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { expect } from 'chai'
import * as calls from '../../../src/marketplace/calls.ts'
import { account, wallet } from '../../read-model/_addresses.ts'
import type { Parameters } from '../../read-model/_app.ts'
import {
  ALICE,
  BOB,
  CAROL,
  COPIED,
  COPIES as COPIES_OF,
  dropOn,
  itemIdOn,
  itemOn,
} from '../../read-model/_names.ts'
import { orderIdOn } from '../../read-model/_orders.ts'
import { READER } from '../_reading.ts'
import { withMarket } from '../_suite.ts'

const COPIES = formatItemId(COPIED)
const copiesOf = (owner: number) =>
  formatOwnershipId({ ...COPIED, owner: wallet('ETHEREUM', owner) })
const firstOf = (owner: number) =>
  formatOwnershipId({ ...itemOn('ETHEREUM', 1), owner: wallet('ETHEREUM', owner) })

const idsOf = (body: readonly { id: string }[]) => body.map(({ id }) => id)

describe('ownerships of the marketplace', () => {
  const { ask, pools } = withMarket()

  it('by ids come in the order asked for, without those of which nothing is left', async () => {
    const requestBody = [copiesOf(CAROL), firstOf(BOB), copiesOf(ALICE)]
    const { body } = await ask(calls.getOwnershipsByIdsUsingPOST, { requestBody })
    expect(idsOf(body)).to.deep.equal([copiesOf(CAROL), copiesOf(ALICE)])
    expect(body.map(({ value }) => value)).to.deep.equal([2, 4])
  })

  it('are not found where their owner holds nothing', async () => {
    for (const call of [calls.getOwnershipUsingGET, calls.getOwnershipOrderUsingGET]) {
      const { status, body } = await ask(call, { id: firstOf(CAROL) })
      expect([status, body.code]).to.deep.equal([404, 'NOT_FOUND'])
    }
  })

  it('have their items beside them in the older form', async () => {
    const id = copiesOf(BOB)
    const { body } = await ask(calls.getOwnershipsByIdsDeprecatedUsingPOST, { requestBody: [id] })
    const ownership = (await ask(calls.getOwnershipUsingGET, { id })).body
    const [item] = (await ask(calls.getItemsByIdsUsingPOST, { requestBody: [COPIES] })).body
    expect(body).to.deep.equal([
      { id, item, ownership, meta: item?.meta, properties: item?.properties },
    ])
  })

  it('tell of their best listing what is left of it', async () => {
    await pools()
      .write.updateTable('orders')
      .set({ fill: '10000000000000000', make_stock: '1' })
      .where('salt', '=', '51')
      .execute()
    const { body } = await ask(calls.getOwnershipUsingGET, { id: copiesOf(ALICE) })
    expect(body).to.deep.include({
      status: 'FIXED_PRICE',
      price: 0.01,
      priceEth: 0.01,
      selling: 2,
      sold: 1,
      stock: 1,
    })
  })

  describe('listings', () => {
    it('are the best of each ownership', async () => {
      const { body } = await ask(calls.getOwnershipOrderUsingGET, { id: firstOf(ALICE) })
      expect(body.id).to.equal(orderIdOn('ETHEREUM', 2))
    })

    it('by ids leave out ownerships without one', async () => {
      const requestBody = [copiesOf(CAROL), firstOf(ALICE), copiesOf(BOB)]
      const { body } = await ask(calls.getOwnershipOrdersUsingPOST, { requestBody })
      expect(idsOf(body)).to.deep.equal([2, 52].map((number) => orderIdOn('ETHEREUM', number)))
    })

    it('are not found for an ownership that lists nothing', async () => {
      const { status, body } = await ask(calls.getOwnershipOrderUsingGET, { id: copiesOf(CAROL) })
      expect([status, body.message]).to.deep.equal([
        404,
        `There is no listing of ${copiesOf(CAROL)}`,
      ])
    })
  })

  describe('of an item', () => {
    it('are all of them, the latest change first', async () => {
      const all = [BOB, ALICE, CAROL].map(copiesOf)
      const { body } = await ask(calls.getItemOwnershipsUsingGET, { id: COPIES })
      expect(idsOf(body)).to.deep.equal(all)
      const first = await ask(calls.getItemOwnershipsUsingPOST, {
        id: COPIES,
        pageRequest: { size: 2 },
      })
      expect(idsOf(first.body)).to.deep.equal(all.slice(0, 2))
      const absent = await ask(calls.getItemOwnershipsUsingPOST, { id: COPIES })
      expect(idsOf(absent.body)).to.deep.equal(all)
    })

    it('are none of a burned one, and not found of an unknown one', async () => {
      const burned = await ask(calls.getItemOwnershipsUsingGET, { id: itemIdOn('APTOS', 4) })
      expect([burned.status, burned.body]).to.deep.equal([200, []])
      const id = itemIdOn('APTOS', 99)
      const requests = [
        await ask(calls.getItemOwnershipsUsingGET, { id }),
        await ask(calls.getItemOwnershipsUsingPOST, { id, pageRequest: {} }),
      ]
      for (const { status, body } of requests) {
        expect([status, body.message]).to.deep.equal([404, `There is no item ${id}`])
      }
    })
  })

  describe('of a wallet', () => {
    const ofWallet = async (id: string, requestBody: string[]) =>
      ask(calls.getWalletOwnershipsbyItemIdsUsingPOST, { id, requestBody })

    it('are those of the items, in their order, on all blockchains of its group', async () => {
      const asked = [COPIES, itemIdOn('BASE', 2), itemIdOn('BASE', 1), itemIdOn('SOLANA', 2)]
      const { body } = await ofWallet(account('ETHEREUM', BOB), asked)
      expect(body.map(({ itemId }) => itemId)).to.deep.equal(asked.slice(0, 2))
      expect(new Set(body.map(({ owner }) => owner))).to.deep.equal(
        new Set([account('ETHEREUM', BOB)]),
      )
    })

    it('are none for a stranger or for no items', async () => {
      expect((await ofWallet(account('FLOW', 77), [itemIdOn('FLOW', 1)])).body).to.deep.equal([])
      expect((await ofWallet(account('ETHEREUM', BOB), [])).body).to.deep.equal([])
    })

    it('are refused for what is no address of a group', async () => {
      for (const id of [wallet('BASE', BOB), `BASE:${wallet('BASE', BOB)}`, 'ETHEREUM:0x1']) {
        const { status, body } = await ofWallet(id, [COPIES])
        expect([status, body.code], id).to.deep.equal([400, 'BAD_REQUEST'])
      }
    })
  })

  describe('of a user', () => {
    const ofUser = (id: string, requestBody: string[]) =>
      ask(calls.getUserOwnershipsbyItemIdsUsingPOST, { id, requestBody })

    it('are those of all wallets of the user', async () => {
      const asked = [itemIdOn('SOLANA', 2), COPIES, itemIdOn('SOLANA', 1), itemIdOn('FLOW', 2)]
      const { body } = await ofUser(READER.userId, asked)
      expect(body.map(({ itemId }) => itemId)).to.deep.equal(asked.slice(0, 2))
    })

    it('are not found for a user who is not known', async () => {
      for (const id of [READER.userId.replace('1', '2'), 'somebody']) {
        const { status, body } = await ofUser(id, [COPIES])
        expect([status, body.code]).to.deep.equal([404, 'NOT_FOUND'])
      }
    })
  })

  describe('of a wallet or a user are in collections,', () => {
    const collections = (parameters: Parameters) =>
      ask(calls.getCollectionsOfOwnershipsByOwnerOrUserUsingGET, parameters)
    const drops = (...chains: Blockchain[]) =>
      chains.map((chain) => formatCollectionId(dropOn(chain)))

    it('on all blockchains of its group, or of those of the user', async () => {
      const owner = account('APTOS', BOB)
      const all = [...drops('ETHEREUM', 'BASE', 'SOLANA', 'ECLIPSE'), formatCollectionId(COPIES_OF)]
      expect((await collections({ owner })).body).to.deep.equal(drops('APTOS'))
      expect((await collections({ user: READER.userId })).body).to.have.members(all)
      const both = await collections({ owner, user: READER.userId })
      expect(both.body).to.have.members([...all, ...drops('APTOS')])
    })

    it('which may be narrowed to a blockchain, also to one that is a name only', async () => {
      const user = READER.userId
      expect((await collections({ user, blockchain: 'BASE' })).body).to.deep.equal(drops('BASE'))
      expect((await collections({ user, blockchain: 'MONAD' })).body).to.deep.equal([])
    })

    it('of which at least one of both has to be named', async () => {
      const { status, body } = await collections({})
      expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
      expect((await collections({ user: 'somebody' })).status).to.equal(404)
    })
  })
})
