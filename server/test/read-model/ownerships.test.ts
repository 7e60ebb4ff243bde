import { formatCollectionId, formatItemId, formatOwnershipId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { expect } from 'chai'
import * as calls from '../../src/indexer/ownerships/calls.ts'
import { account, wallet } from './_addresses.ts'
import {
  ALICE,
  BOB,
  CAROL,
  CHAINS,
  COPIED,
  COPIES,
  dropOn,
  itemIdOn,
  itemOn,
  minute,
} from './_names.ts'
import { withWorld } from './_suite.ts'

const ownershipIdOn = (chain: Blockchain, number: number, owner: number) =>
  formatOwnershipId({ ...itemOn(chain, number), owner: wallet(chain, owner) })
const copiesOf = (owner: number) =>
  formatOwnershipId({ ...COPIED, owner: wallet('ETHEREUM', owner) })
const idsOf = (body: { ownerships: { id: string }[] }) => body.ownerships.map(({ id }) => id)

describe('ownerships', () => {
  const { ask } = withWorld()

  describe('by id', () => {
    for (const chain of CHAINS) {
      it(`are shown whole on ${chain}`, async () => {
        const ownershipId = ownershipIdOn(chain, 3, BOB)
        const { status, body } = await ask(calls.getOwnershipById, { ownershipId })
        const [, contract, tokenId] = itemIdOn(chain, 3).split(':')
        expect(status).to.equal(200)
        expect(body).to.deep.equal({
          id: ownershipId,
          blockchain: chain,
          itemId: itemIdOn(chain, 3),
          ...(tokenId !== undefined && { contract: `${chain}:${contract}`, tokenId }),
          collection: formatCollectionId(dropOn(chain)),
          owner: account(chain, BOB),
          value: '1',
          source: 'PURCHASE',
          createdAt: minute(5).toISOString(),
          lastUpdatedAt: minute(5).toISOString(),
          creators: [{ account: account(chain, CAROL), value: 10_000 }],
          lazyValue: '0',
          pending: [],
          version: 0,
        })
      })
    }

    it('are not found once the owner has no copy left', async () => {
      const ownershipId = ownershipIdOn('SOLANA', 3, ALICE)
      expect(await ask(calls.getOwnershipById, { ownershipId })).to.deep.equal({
        status: 404,
        body: { code: 'NOT_FOUND', message: `There is no ownership ${ownershipId}` },
      })
    })

    it('are refused without an owner', async () => {
      const { status, body } = await ask(calls.getOwnershipById, {
        ownershipId: itemIdOn('BASE', 1),
      })
      expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
    })
  })

  it('by ids come in the order asked for, without those of which nothing is left', async () => {
    const ids = [
      copiesOf(CAROL),
      ownershipIdOn('FLOW', 2, ALICE),
      ownershipIdOn('FLOW', 2, BOB),
      copiesOf(ALICE),
    ]
    const { body } = await ask(calls.getOwnershipsByIds, { ownershipIds: { ids } })
    expect(idsOf(body)).to.deep.equal([ids[0], ids[2], ids[3]])
    expect(body.ownerships.map(({ value }) => value)).to.deep.equal(['2', '1', '4'])
  })

  it('of an item are those of all who hold copies, the latest change first', async () => {
    const { body } = await ask(calls.getOwnershipsByItem, { itemId: formatItemId(COPIED) })
    expect(idsOf(body)).to.deep.equal([copiesOf(CAROL), copiesOf(BOB), copiesOf(ALICE)])
    const burned = await ask(calls.getOwnershipsByItem, { itemId: itemIdOn('APTOS', 4) })
    expect(burned).to.deep.equal({ status: 200, body: { ownerships: [] } })
  })

  it('of a collection are those of all its items', async () => {
    const copies = await ask(calls.getOwnershipsByCollection, {
      collection: formatCollectionId(COPIES),
    })
    expect(idsOf(copies.body)).to.have.members([ALICE, BOB, CAROL].map(copiesOf))
    for (const chain of CHAINS) {
      const collection = formatCollectionId(dropOn(chain))
      const { body } = await ask(calls.getOwnershipsByCollection, { collection })
      expect(idsOf(body)).to.have.members([
        ...[2, 3].map((number) => ownershipIdOn(chain, number, BOB)),
        ...[1, 5, 6].map((number) => ownershipIdOn(chain, number, ALICE)),
      ])
    }
  })
})
