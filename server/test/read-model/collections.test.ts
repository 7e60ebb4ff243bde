import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import * as calls from '../../src/indexer/collections/calls.ts'
import { account, contract } from './_addresses.ts'
import type { Parameters } from './_app.ts'
import { ALICE, BOB, CAROL, CHAINS, COPIES, dropOn } from './_names.ts'
import { withWorld } from './_suite.ts'

const idOf = (chain: (typeof CHAINS)[number]) => formatCollectionId(dropOn(chain))
const idsOf = (body: { collections: { id: string }[] }) => body.collections.map(({ id }) => id)

describe('collections', () => {
  const { ask } = withWorld()

  describe('by id', () => {
    for (const chain of CHAINS) {
      it(`are shown whole on ${chain}`, async () => {
        const { status, body } = await ask(calls.getCollectionById, { collection: idOf(chain) })
        const types = { SOLANA: 'TOKEN_GROUP_2022', ECLIPSE: 'TOKEN_GROUP_2022', APTOS: 'APTOS' }
        const type = { ...types, FLOW: 'FLOW', ETHEREUM: 'ERC721', BASE: 'ERC721' }[chain]
        expect(status).to.equal(200)
        expect(body).to.deep.equal({
          id: idOf(chain),
          blockchain: chain,
          structure: 'REGULAR',
          type,
          status: 'CONFIRMED',
          name: `Drop on ${chain}`,
          symbol: 'DROP',
          owner: account(chain, CAROL),
          features: ['BURN'],
          minters: [account(chain, ALICE)],
          meta: { name: 'Drop', content: [], sellerFeeBasisPoints: 500 },
          self: true,
          scam: false,
          hasTraits: true,
          shared: false,
          extra: {},
          version: 1,
        })
      })
    }

    it('are not found when they are not known', async () => {
      const collection = formatCollectionId({
        blockchain: 'SOLANA',
        contract: contract('SOLANA', 9),
      })
      expect(await ask(calls.getCollectionById, { collection })).to.deep.equal({
        status: 404,
        body: { code: 'NOT_FOUND', message: `There is no collection ${collection}` },
      })
    })

    it('are refused on a blockchain that nobody knows', async () => {
      const { status, body } = await ask(calls.getCollectionById, { collection: 'TEZOS:KT1' })
      expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
    })
  })

  it('all come with the latest change first', async () => {
    const { body } = await ask(calls.getAllCollections, {})
    expect(idsOf(body).slice(0, 2)).to.have.members([idOf('APTOS'), idOf('FLOW')])
    expect(idsOf(body)).to.have.members([...CHAINS.map(idOf), formatCollectionId(COPIES)])
  })

  it('all may be narrowed to blockchains', async () => {
    const blockchains = ['APTOS', 'POLYGON', 'SEI']
    const { body } = await ask(calls.getAllCollections, { blockchains })
    expect(idsOf(body)).to.deep.equal([idOf('APTOS')])
    const none = await ask(calls.getAllCollections, { blockchains: ['SEI'] })
    expect(none.body).to.deep.equal({ collections: [] })
  })

  it('of an owner are found on all blockchains of the group, or on some', async () => {
    const owner = account('SOLANA', CAROL)
    const both = await ask(calls.getCollectionsByOwner, { owner })
    expect(idsOf(both.body)).to.have.members([idOf('SOLANA'), idOf('ECLIPSE')])
    const one = await ask(calls.getCollectionsByOwner, { owner, blockchains: ['ECLIPSE'] })
    expect(idsOf(one.body)).to.deep.equal([idOf('ECLIPSE')])
    const none = await ask(calls.getCollectionsByOwner, { owner: account('SOLANA', ALICE) })
    expect(none.body).to.deep.equal({ collections: [] })
  })

  describe('with items of owners', () => {
    const owned = async (parameters: Parameters) => {
      const { body } = await ask(calls.getCollectionsWithOwnedItems, parameters)
      return Object.fromEntries(
        body.collections.map(({ collection, ownedItems }) => [collection.id, ownedItems]),
      )
    }

    it('count each item once, whoever of them holds it', async () => {
      const owners = [account('ETHEREUM', ALICE), account('ETHEREUM', BOB), account('FLOW', BOB)]
      expect(await owned({ owners })).to.deep.equal({
        [formatCollectionId(COPIES)]: 1,
        [idOf('ETHEREUM')]: 5,
        [idOf('BASE')]: 5,
        [idOf('FLOW')]: 2,
      })
    })

    it('may be narrowed to blockchains, and may be none', async () => {
      const owners = [account('ETHEREUM', BOB)]
      expect(await owned({ owners, blockchains: ['BASE'] })).to.deep.equal({ [idOf('BASE')]: 2 })
      expect(await owned({ owners: [account('APTOS', 77)] })).to.deep.equal({})
    })
  })
})
