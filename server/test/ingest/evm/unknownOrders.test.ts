import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { type AbiFunction, type Address, encodeFunctionData, multicall3Abi } from 'viem'
import { setApprovalForAll } from '../../../../clients/evm/src/generated/openEdition/abi.ts'
import type { EvmWallet } from '../../../../clients/evm/src/wallet/evmWallet.ts'
import { MULTICALL3 } from '../../../../clients/evm/test/generated/multicall3.ts'
import type { TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../../../clients/evm/test/support/drops.ts'
import { deployToken } from '../../../../clients/evm/test/support/token.ts'
import { addressKey, readAddressKey, readOrderKey } from '../../../src/database/keys/index.ts'
import type { DB } from '../../../src/database/tables.ts'
import type { OrderAsset } from '../../../src/orders/assets/orderAsset.ts'
import type { ExchangeData } from '../../../src/orders/data/exchangeData.ts'
import { EXCHANGE_ABI } from '../../../src/orders/exchange/exchangeAbi.ts'
import { orderKeyHash } from '../../../src/orders/hash/orderHashes.ts'
import { orderStruct } from '../../../src/orders/hash/orderStruct.ts'
import type { ExchangeOrder } from '../../../src/orders/order.ts'
import { emptyTables, tablesOf } from '../_tables.ts'
import { startReadChain } from './_chain.ts'
import { exchangeCode } from './_exchange.ts'
import { type Reading, reading } from './_reading.ts'

const ETHER = 10n ** 18n
const [MATCH] = EXCHANGE_ABI.filter(({ name }) => name === 'matchOrders') as AbiFunction[]
const V1: ExchangeData = { version: 'V1', payouts: [], originFees: [], isMakeFill: false }
const V2: ExchangeData = { ...V1, version: 'V2', isMakeFill: true }

describe('Orders of the exchange that nobody sent to the server', () => {
  let chain: TestChain
  let database: Kysely<DB>
  let other: Kysely<DB>
  let ada: EvmWallet
  let bob: EvmWallet
  let drop: TestDrop
  let exchange: Address
  let batcher: Address
  let coins: Address
  let live: Reading
  let snapshot: `0x${string}`
  let salts = 1n

  before(async () => {
    ;({ chain, ada, bob, database, other } = await startReadChain())
    drop = await deployDrop(chain, { variant: 'erc721' })
    exchange = await chain.deploy(exchangeCode())
    batcher = await chain.deploy(MULTICALL3)
    coins = await deployToken(chain, bob)
    await chain.execute(claimCall(drop, { from: ada, quantity: 2n }))
    const args = [exchange, true]
    await chain.execute({ from: ada, to: drop.address, abi: setApprovalForAll, args })
  })
  beforeEach(async () => {
    // Given an ingest that has read everything, of a chain on which Ada has two items
    snapshot = await chain.cheats.snapshot()
    await emptyTables(database)
    live = readingOf(database)
    await live.round()
  })
  afterEach(() => chain.cheats.revert({ id: snapshot }))
  after(() => chain.stop())

  const ether: OrderAsset = { type: { kind: 'ETH' }, value: 2n * ETHER }
  const money = (): OrderAsset => ({ type: { kind: 'ERC20', contract: coins }, value: ETHER / 2n })
  const item = (tokenId: bigint): OrderAsset => ({
    type: { kind: 'ERC721', contract: drop.address, tokenId },
    value: 1n,
  })

  it('are sales of listings, with the price, the seller and the buyer', async () => {
    const listing = orderOf(ada, { make: item(1n), take: ether, data: V2 })
    await trade(listing, inverse(listing, bob))
    await live.round()
    const sale = { seller: lower(ada), buyer: lower(bob), price: '2', amount: String(2n * ETHER) }
    expect(await sales()).to.deep.equal([
      { ...sale, order: orderKeyHash(listing), source: 'MINTLINE', data: { isAcceptedBid: false } },
    ])
    const { source } = await database
      .selectFrom('ownerships')
      .select('source')
      .where('owner', '=', addressKey({ blockchain: 'ETHEREUM', address: lower(bob) }))
      .executeTakeFirstOrThrow()
    expect(source).to.equal('PURCHASE')
    await expectFresh()

    // When the chain replaces the block
    await chain.cheats.revert({ id: snapshot })
    snapshot = await chain.cheats.snapshot()
    await chain.cheats.increaseTime({ seconds: 60 })
    await chain.cheats.mine({ blocks: 3 })
    await live.round()
    expect(await sales()).to.deep.equal([])
  })

  it('are sales of listings whichever of the two orders comes first', async () => {
    const listing = orderOf(ada, { make: item(1n), take: ether, data: V1 })
    await trade(inverse(listing, bob), listing)
    await live.round()
    expect((await sales()).map(({ order, data }) => [order, data])).to.deep.equal([
      [orderKeyHash(listing), { isAcceptedBid: false }],
    ])
    await expectFresh()
  })

  it('are accepted bids, also for any item of a collection, in whole units of their currency', async () => {
    const anyItem: OrderAsset = { type: { kind: 'COLLECTION', contract: drop.address }, value: 1n }
    for (const [take, tokenId, data] of [
      [item(1n), 1n, V2],
      [anyItem, 2n, V1],
    ] as const) {
      const bid = orderOf(bob, { make: money(), take, data })
      await trade(bid, { ...inverse(bid, ada), make: item(tokenId) })
      await live.round()
      const sale = {
        seller: lower(ada),
        buyer: lower(bob),
        price: '0.5',
        amount: String(ETHER / 2n),
      }
      expect((await sales()).pop()).to.deep.equal({
        ...sale,
        order: orderKeyHash(bid),
        source: 'MINTLINE',
        data: { isAcceptedBid: true },
      })
    }
    await expectFresh()
  })

  it('are no sales where only another contract knows what it called', async () => {
    const listing = orderOf(ada, { make: item(1n), take: ether, data: V2 })
    const args = [orderStruct(listing), '0x', orderStruct(inverse(listing, bob)), '0x'] as const
    const callData = encodeFunctionData({ abi: EXCHANGE_ABI, functionName: 'matchOrders', args })
    const [aggregate] = multicall3Abi
    const { status } = await chain.execute({
      to: batcher,
      abi: aggregate as unknown as AbiFunction,
      args: [[{ target: exchange, allowFailure: false, callData }]],
    })
    expect(status).to.equal('success')
    await live.round()
    expect(await sales()).to.deep.equal([])
    const moved = await database
      .selectFrom('activities')
      .select('data')
      .where('type', '=', 'TRANSFER')
      .execute()
    expect(moved).to.deep.equal([{ data: null }])
  })

  function orderOf(
    maker: EvmWallet,
    sides: Pick<ExchangeOrder, 'make' | 'take' | 'data'>,
  ): ExchangeOrder {
    salts += 1n
    const times = { start: 0n, end: 0n }
    const blockchain = 'ETHEREUM'
    return {
      blockchain,
      maker: maker.address as Address,
      taker: undefined,
      salt: salts,
      ...times,
      ...sides,
    }
  }

  /** The order of whoever fills another one, which has no salt. */
  const inverse = (order: ExchangeOrder, by: EvmWallet): ExchangeOrder => ({
    ...orderOf(by, { make: order.take, take: order.make, data: order.data }),
    salt: 0n,
  })

  async function trade(left: ExchangeOrder, right: ExchangeOrder): Promise<void> {
    if (!MATCH) throw new Error('The exchange matches nothing')
    const args = [orderStruct(left), '0x', orderStruct(right), '0x']
    const { status } = await chain.execute({ from: bob, to: exchange, abi: MATCH, args })
    if (status !== 'success') throw new Error('It was not traded')
  }

  function readingOf(into: Kysely<DB>): Reading {
    return reading(into, chain.url, {
      exchanges: { platform: exchange.toLowerCase(), seaports: [] },
    })
  }

  /** Expects what an ingest into an empty database writes. */
  async function expectFresh(): Promise<void> {
    await emptyTables(other)
    await readingOf(other).round()
    const [found, fresh] = [await tablesOf(database), await tablesOf(other)]
    expect({ ...found, blocks: [] }).to.deep.equal({ ...fresh, blocks: [] })
  }

  async function sales() {
    const rows = await database
      .selectFrom('activities')
      .select(['from_account', 'to_account', 'price', 'amount', 'order_id', 'source', 'data'])
      .where('type', '=', 'SELL')
      .orderBy('block')
      .execute()
    return rows.map(({ from_account, to_account, order_id, ...row }) => ({
      seller: from_account && readAddressKey(from_account).address,
      buyer: to_account && readAddressKey(to_account).address,
      order: order_id && readOrderKey(order_id).value,
      ...row,
    }))
  }

  const lower = ({ address }: EvmWallet) => address.toLowerCase()
})
