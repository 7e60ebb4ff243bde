import { expect } from 'chai'
import { burn, transferFrom } from '../../../clients/evm/src/generated/openEdition/abi.ts'
import type { EvmWallet } from '../../../clients/evm/src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../../clients/evm/test/support/drops.ts'
import * as calls from '../../src/indexer/calls.ts'
import { eventually } from '../ingest/_follow.ts'
import { type RunningServer, startFollowing } from './_server.ts'

const PRICE = 25n * 10n ** 16n
const TYPES = ['MINT', 'TRANSFER', 'BURN']

describe('an open edition on an EVM chain, as the server answers', () => {
  let chain: TestChain
  let server: RunningServer
  let drop: TestDrop
  let ada: EvmWallet
  let bob: EvmWallet

  before(async () => {
    chain = await startChain()
    server = await startFollowing(chain.url, { blockchain: 'ETHEREUM' })
    ada = await chain.newWallet()
    bob = await chain.newWallet()
    const conditions = [{ pricePerToken: PRICE }]
    drop = await deployDrop(chain, { variant: 'erc721', conditions })
    await chain.execute(claimCall(drop, { from: ada, quantity: 3n, price: PRICE }))
    await eventually(async () => ((await activities()).length === 3 ? true : undefined))
    await chain.execute({
      from: ada,
      to: drop.address,
      abi: transferFrom,
      args: [ada.address, bob.address, 1n],
    })
    await chain.execute({ from: ada, to: drop.address, abi: burn, args: [3n] })
    await eventually(async () => ((await activities()).length === 5 ? true : undefined))
  })
  after(async () => {
    await server.close()
    await chain.stop()
  })

  it('is a collection with its owner', async () => {
    const { body } = await server.ask(calls.getCollectionById, { collection: collectionId() })
    const { version, hasTraits, ...collection } = body
    expect(collection).to.deep.equal({
      id: collectionId(),
      blockchain: 'ETHEREUM',
      structure: 'REGULAR',
      type: 'ERC721',
      status: 'CONFIRMED',
      name: 'Drop',
      symbol: 'DROP',
      owner: walletId(chain.creator),
      features: ['APPROVE_FOR_ALL', 'SECONDARY_SALE_FEES'],
      minters: [],
      self: true,
      scam: false,
      shared: false,
      extra: {},
    })
  })

  it('has items with holders, also the burned one', async () => {
    const [first, second, burned] = await Promise.all([1, 2, 3].map(item))
    expect(first).to.include({ ownerIfSingle: walletId(bob), supply: '1', deleted: false })
    expect(second).to.include({ ownerIfSingle: walletId(ada), supply: '1', deleted: false })
    expect(burned).to.include({ supply: '0', deleted: true })
    const creators = [{ account: walletId(chain.creator), value: 10_000 }]
    for (const [at, one] of [first, second, burned].entries()) {
      expect(one).to.deep.include({
        creators,
        contract: collectionId(),
        tokenId: String(at + 1),
        collection: collectionId(),
      })
    }
    const { body } = await server.ask(calls.getItemsByOwner, { owner: walletId(bob) })
    expect(body.items).to.deep.equal([first])
    const royalties = await server.ask(calls.getItemRoyaltiesById, { itemId: itemId(1) })
    expect(royalties.body.royalties).to.deep.equal([
      { account: walletId(chain.creator), value: 500 },
    ])
  })

  it('has ownerships by the way in which they came about', async () => {
    const sources = {
      [`${itemId(1)}:${lower(bob)}`]: 'TRANSFER',
      [`${itemId(2)}:${lower(ada)}`]: 'MINT',
    }
    for (const [ownershipId, source] of Object.entries(sources)) {
      const { body } = await server.ask(calls.getOwnershipById, { ownershipId })
      expect(body).to.include({ id: ownershipId, value: '1', source })
    }
    const all = await server.ask(calls.getOwnershipsByCollection, { collection: collectionId() })
    expect(all.body.ownerships.map(({ id }) => id)).to.have.members(Object.keys(sources))
  })

  it('has activities with prices, blocks and numbers of logs', async () => {
    const found = await activities()
    expect(found.map((activity) => activity['@type'])).to.deep.equal([
      'MINT',
      'MINT',
      'MINT',
      'TRANSFER',
      'BURN',
    ])
    const mints = found.slice(0, 3)
    for (const mint of mints) {
      expect(mint).to.deep.include({
        owner: walletId(ada),
        mintPrice: '0.25',
        mintPayment: { type: { '@type': 'ETH', blockchain: 'ETHEREUM' }, value: '0.25' },
      })
    }
    const block = await chain.connection.client.request({
      method: 'eth_getBlockByNumber',
      params: ['latest', false],
    })
    expect(found.at(-1)).to.deep.nested.include({
      'blockchainInfo.blockHash': block?.hash,
      'blockchainInfo.logIndex': 0,
    })
    const logs = mints.map((mint) => Object(mint).blockchainInfo.logIndex)
    expect(new Set(logs).size).to.equal(3)
    expect(logs).to.deep.equal([...logs].sort())
  })

  it('has been read to the last block', async () => {
    const { body } = await server.ask(calls.getLatestIndexedBlock, { blockchain: 'ETHEREUM' })
    const latest = await chain.connection.client.request({ method: 'eth_blockNumber' })
    expect(body.blockNumber).to.equal(Number(latest))
  })

  const lower = ({ address }: EvmWallet) => address.toLowerCase()
  const collectionId = () => `ETHEREUM:${drop.address.toLowerCase()}`
  const walletId = (wallet: EvmWallet) => `ETHEREUM:${lower(wallet)}`
  const itemId = (token: number) => `${collectionId()}:${token}`

  async function item(token: number) {
    return (await server.ask(calls.getItemById, { itemId: itemId(token) })).body
  }

  async function activities() {
    const parameters = { type: TYPES, sort: 'EARLIEST_FIRST' }
    return (await server.ask(calls.getAllActivities, parameters)).body.activities
  }
})
