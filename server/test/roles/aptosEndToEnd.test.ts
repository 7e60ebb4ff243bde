import type { Ed25519Account } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { mintItems } from '../../../clients/aptos/src/mint/mintItems.ts'
import { keyWallet } from '../../../clients/aptos/src/wallet/signingWallet.ts'
import { administer, openDrop } from '../../../clients/aptos/test/support/drops.ts'
import {
  describeOnNetwork,
  startNetwork,
  type TestNetwork,
} from '../../../clients/aptos/test/support/network.ts'
import * as calls from '../../src/indexer/calls.ts'
import { eventually, eventuallyEqual } from '../ingest/_follow.ts'
import { type RunningServer, startFollowing } from './_server.ts'

/** Octas of a whole APT are 100,000,000. */
const PRICE = 1_234_567n
const TYPES = ['MINT', 'TRANSFER', 'BURN']
const NOBODY = `0x${'f'.repeat(64)}`

describeOnNetwork('a drop on Aptos, as the server answers', () => {
  let network: TestNetwork
  let server: RunningServer
  let collection: string
  let items: string[]
  let ada: Ed25519Account
  let bob: Ed25519Account

  before(async () => {
    network = await startNetwork()
    server = await startFollowing(network.nodeUrl, {
      blockchain: 'APTOS',
      chains: { APTOS: { machines: [network.publisher] } },
    })
    ada = await network.newAccount()
    bob = await network.newAccount()
    const drop = await openDrop(network, { name: 'Stones', phases: [{ price: PRICE }] })
    collection = `APTOS:${drop.contract}`
    const minted = await mintItems(network.connection, {
      ...drop,
      wallet: keyWallet(ada),
      quantity: 3n,
    })
    items = minted.items.map(({ itemId }) => itemId)
    await eventually(async () => ((await activities()).length === 3 ? true : undefined))
    await network.execute(ada, '0x1::object::transfer_call', [addressOf(items[0]), idOf(bob)])
    await network.execute(ada, '0x1::object::transfer_call', [addressOf(items[2]), NOBODY])
    await administer(network, 'offer_ownership', [drop.contract, idOf(bob)])
    await network.execute(bob, 'administration::accept_ownership', [drop.contract])
    await eventually(async () => ((await activities()).length === 5 ? true : undefined))
  })
  after(async () => {
    await server.close()
    await network.close()
  })

  it('is a collection with its owner of now', async () => {
    const found = async () => {
      const { body } = await server.ask(calls.getCollectionById, { collection })
      const { version, hasTraits, ...rest } = body
      return rest
    }
    await eventuallyEqual(async () => (await found()).owner, wallet(bob))
    expect(await found()).to.deep.equal({
      id: collection,
      blockchain: 'APTOS',
      structure: 'REGULAR',
      type: 'APTOS',
      status: 'CONFIRMED',
      name: 'Stones',
      symbol: '',
      owner: wallet(bob),
      features: ['SECONDARY_SALE_FEES'],
      minters: [],
      self: true,
      scam: false,
      shared: false,
      extra: { machine: network.publisher },
    })
  })

  it('has items with holders, creators and royalties', async () => {
    const [first, second, burned] = await Promise.all(items.map(item))
    expect(first).to.include({ ownerIfSingle: wallet(bob), supply: '1', deleted: false })
    expect(second).to.include({ ownerIfSingle: wallet(ada), supply: '1', deleted: false })
    expect(burned).to.include({ supply: '0', deleted: true })
    const creators = [{ account: wallet(network.owner), value: 10_000 }]
    for (const one of [first, second, burned]) {
      expect(one).to.deep.include({ creators, collection, blockchain: 'APTOS' })
    }
    const { body } = await server.ask(calls.getItemRoyaltiesById, { itemId: items[0] })
    expect(body.royalties).to.deep.equal([{ account: wallet(network.owner), value: 500 }])
    const owned = await server.ask(calls.getItemsByOwner, { owner: wallet(bob) })
    expect(owned.body.items).to.deep.equal([first])
  })

  it('has ownerships by the way in which they came about', async () => {
    const { body } = await server.ask(calls.getOwnershipsByCollection, { collection })
    const found = body.ownerships.map(({ id, value, source }) => `${id} ${value} ${source}`)
    expect(found).to.have.members([
      `${items[0]}:${idOf(bob)} 1 TRANSFER`,
      `${items[1]}:${idOf(ada)} 1 MINT`,
    ])
  })

  it('has activities with prices exact to the octa, blocks and transactions', async () => {
    const found = await activities()
    const types = ['MINT', 'MINT', 'MINT', 'TRANSFER', 'BURN']
    expect(found.map((activity) => activity['@type'])).to.deep.equal(types)
    for (const mint of found.slice(0, 3)) {
      expect(mint).to.deep.include({ owner: wallet(ada), mintPrice: '0.01234567' })
    }
    expect(found[3]).to.include({ from: wallet(ada), owner: wallet(bob) })
    const { transactionHash, blockchainInfo } = Object(found[4])
    const burn = await network.aptos.getTransactionByHash({ transactionHash })
    expect(burn).to.include({ success: true, version: String(blockchainInfo.blockNumber) })
    const block = await network.aptos.getBlockByHeight({ blockHeight: blockchainInfo.blockNumber })
    expect(blockchainInfo.blockHash).to.equal(block.block_hash)
    expect(found[4]?.date).to.equal(new Date(Number(block.block_timestamp) / 1_000).toISOString())
  })

  it('has been read to the last block', async () => {
    const latest = async () => {
      const { body } = await server.ask(calls.getLatestIndexedBlock, { blockchain: 'APTOS' })
      return body.blockNumber
    }
    const { block_height } = await network.aptos.getLedgerInfo()
    await eventuallyEqual(latest, Number(block_height))
  })

  const idOf = ({ accountAddress }: Ed25519Account) => accountAddress.toStringLong()
  const wallet = (account: Ed25519Account) => `APTOS:${idOf(account)}`
  const addressOf = (item: string | undefined) => (item ?? '').slice('APTOS:'.length)

  async function item(itemId: string) {
    return (await server.ask(calls.getItemById, { itemId })).body
  }

  async function activities() {
    const parameters = { type: TYPES, sort: 'EARLIEST_FIRST' }
    return (await server.ask(calls.getAllActivities, parameters)).body.activities
  }
})
