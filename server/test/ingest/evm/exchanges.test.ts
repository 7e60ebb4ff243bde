import { type ItemParts, parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import {
  type AbiFunction,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
  pad,
  zeroAddress,
} from 'viem'
import { getBlock, getCode } from 'viem/actions'
import * as erc721 from '../../../../clients/evm/src/generated/openEdition/abi.ts'
import type { EvmWallet } from '../../../../clients/evm/src/wallet/evmWallet.ts'
import { MULTICALL3 } from '../../../../clients/evm/test/generated/multicall3.ts'
import type { TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../../../clients/evm/test/support/drops.ts'
import { deployToken } from '../../../../clients/evm/test/support/token.ts'
import { addressKey, readTransactionKey } from '../../../src/database/keys/index.ts'
import type { DB } from '../../../src/database/tables.ts'
import { orderRow } from '../../read-model/_orders.ts'
import { emptyTables, tablesOf } from '../_tables.ts'
import { startReadChain } from './_chain.ts'
import { deployEmitter, type EmittedLog, emission } from './_emitter.ts'
import {
  cancelled,
  coin,
  fulfilled,
  matched,
  type SeaportAsset,
  seaportCancelled,
} from './_exchangeLogs.ts'
import { type Reading, reading } from './_reading.ts'

const ETHER = 10n ** 18n
const [AGGREGATE] = multicall3Abi
/** State of an order without events, until a node tells what its maker has. */
const UNDONE = { status: 'INACTIVE', fill: '0', make_stock: '0', cancelled: false }

describe('Exchanges of an EVM chain', () => {
  let chain: TestChain
  let database: Kysely<DB>
  let other: Kysely<DB>
  let ada: EvmWallet
  let bob: EvmWallet
  let drop: TestDrop
  let seaport: Hex
  let platform: Hex
  let foreign: Hex
  let batcher: Hex
  let coins: Hex
  let live: Reading
  let snapshot: Hex

  before(async () => {
    ;({ chain, ada, bob, database, other } = await startReadChain())
    drop = await deployDrop(chain, { variant: 'erc721' })
    ;[seaport, platform, foreign] = [
      await deployEmitter(chain, '0x12345678'),
      await deployEmitter(chain, '0x12345678'),
      await deployEmitter(chain, '0x12345678'),
    ]
    batcher = await chain.deploy(MULTICALL3)
    coins = await deployToken(chain, bob)
    await chain.execute(claimCall(drop, { from: ada, quantity: 3n }))
    const abi = erc721.setApprovalForAll
    for (const from of [ada, bob]) {
      await chain.execute({ from, to: drop.address, abi, args: [batcher, true] })
    }
  })
  beforeEach(async () => {
    // Given an ingest that has read everything, of a chain on which Ada has three items
    snapshot = await chain.cheats.snapshot()
    await emptyTables(database)
    await database.deleteFrom('orders').execute()
    live = readingOf(database)
    await live.round()
  })
  afterEach(async () => {
    await chain.cheats.revert({ id: snapshot })
  })
  after(async () => {
    await chain.stop()
  })

  it('sell items by Seaport, at the price that the buyer pays in all', async () => {
    await trade([
      handOver(ada, bob, 1n),
      call(seaport, sold(1n, [coin(2n * ETHER), coin(ETHER / 2n)])),
    ])
    await live.round()
    expect(await sales()).to.deep.equal([
      {
        from: lower(ada),
        to: lower(bob),
        value: '1',
        price: '2.5',
        amount: String((5n * ETHER) / 2n),
        source: 'OPEN_SEA',
        data: { isAcceptedBid: false },
      },
    ])
    const { source } = await database
      .selectFrom('ownerships')
      .select('source')
      .where('owner', '=', keyOf(bob))
      .executeTakeFirstOrThrow()
    expect(source).to.equal('PURCHASE')
    const { last_sale_price, last_sale_buyer } = await itemRow(1n)
    expect({ last_sale_price, buyer: last_sale_buyer?.equals(keyOf(bob)) }).to.deep.equal({
      last_sale_price: '2.5',
      buyer: true,
    })
    await expectFresh()
  })

  it('count a match of two orders as one sale', async () => {
    await trade([
      handOver(ada, bob, 1n),
      call(seaport, sold(1n, [coin(ETHER)], zeroAddress)),
      call(seaport, bought(1n, zeroAddress)),
    ])
    await live.round()
    expect((await sales()).map(({ from, to, data }) => [from, to, data])).to.deep.equal([
      [lower(ada), lower(bob), { isAcceptedBid: false }],
    ])
    await expectFresh()
  })

  it('accept bids, also in a token that tells its decimals only later', async () => {
    await trade([handOver(ada, bob, 2n), call(seaport, bought(2n, ada.address, coins))])
    await trade([handOver(ada, bob, 3n), call(seaport, bought(3n, ada.address, foreign))])
    await live.round()
    const accepted = {
      from: lower(ada),
      to: lower(bob),
      value: '1',
      price: '1',
      amount: String(ETHER),
      source: 'OPEN_SEA',
      data: { isAcceptedBid: true },
    }
    const unpriced = async () => {
      const { sale_count, unpriced_count } = await database
        .selectFrom('trades_5m')
        .select(({ fn }) => [
          fn.sum('sale_count').as('sale_count'),
          fn.sum('unpriced_count').as('unpriced_count'),
        ])
        .executeTakeFirstOrThrow()
      return [sale_count, unpriced_count]
    }
    const lastPrice = async () => (await itemRow(3n)).last_sale_price
    expect(await sales()).to.deep.equal([accepted, { ...accepted, price: null }])
    expect(await unpriced()).to.deep.equal(['2', '2'])
    expect(await lastPrice()).to.equal(null)
    await expectFresh()

    const bytecode = (await getCode(chain.connection.client, { address: coins })) ?? '0x'
    await chain.cheats.setCode({ address: foreign, bytecode })
    await chain.passTime(1)
    await live.round()
    expect(await sales()).to.deep.equal([accepted, accepted])
    expect(await lastPrice()).to.equal('1')
    // A token without a rate is priced in itself alone.
    expect(await unpriced()).to.deep.equal(['2', '2'])
    const known = await database
      .selectFrom('currencies')
      .select(['symbol', 'decimals'])
      .where('symbol', '=', 'COIN')
      .execute()
    expect(known).to.deep.equal([{ symbol: 'COIN', decimals: 18 }])
    await expectFresh()
  })

  const IGNORED: Record<string, () => Promise<void>> = {
    'of any other contract': () =>
      trade([handOver(ada, bob, 1n), call(foreign, sold(1n, [coin(ETHER)]))]),
    'for which no item moved': () => trade([call(seaport, sold(1n, [coin(ETHER)]))]),
    'for which another item moved': () =>
      trade([handOver(ada, bob, 2n), call(seaport, sold(1n, [coin(ETHER)]))]),
    'in several currencies': () =>
      trade([
        handOver(ada, bob, 1n),
        call(seaport, sold(1n, [coin(ETHER), { ...coin(ETHER), itemType: 1, token: foreign }])),
      ]),
    'for more than numbers can count': () =>
      trade([handOver(ada, bob, 1n), call(seaport, sold(1n, [coin(2n ** 256n - 1n), coin(1n)]))]),
    'with data that is none': () =>
      trade([
        handOver(ada, bob, 1n),
        call(seaport, { ...sold(1n, [coin(ETHER)]), data: '0x1234' }),
        call(platform, { ...matched(hashOf(1), hashOf(2), 1n, 1n), data: '0x' }),
      ]),
    'of orders of the platform that are not known': () =>
      trade([handOver(ada, bob, 1n), call(platform, matched(hashOf(8), hashOf(9), ETHER, 1n))]),
  }
  for (const [name, act] of Object.entries(IGNORED)) {
    it(`make no sales ${name}`, async () => {
      await act()
      await live.round()
      expect(await sales()).to.deep.equal([])
      const moved = await database
        .selectFrom('activities')
        .select('data')
        .where('type', '=', 'TRANSFER')
        .execute()
      for (const { data } of moved) expect(data).to.equal(null)
    })
  }

  it('fill a listing of the platform, and undo it with its block', async () => {
    await writeOrder({ number: 5, side: 'SELL', maker: ada })
    await trade([handOver(ada, bob, 1n), call(platform, matched(hashOf(5), hashOf(9), ETHER, 1n))])
    await live.round()
    expect(await orderState()).to.deep.equal({
      status: 'FILLED',
      fill: String(ETHER),
      make_stock: '0',
      cancelled: false,
    })
    await expectEndOfBlock()
    const [sale, ...others] = await sales()
    expect(others).to.deep.equal([])
    expect(sale).to.deep.include({
      from: lower(ada),
      to: lower(bob),
      price: '1',
      source: 'MINTLINE',
    })

    const ended = await lastChange()
    await replaceBlocks()
    expect(await orderState()).to.deep.equal(UNDONE)
    expect(await lastChange()).to.be.greaterThan(ended)
    expect(await sales()).to.deep.equal([])
    expect((await itemRow(1n)).last_sale_at).to.equal(null)
  })

  it('fill a bid of the platform for any item of the collection', async () => {
    await writeOrder({ number: 6, side: 'BID', maker: bob, isForAny: true })
    await trade([handOver(ada, bob, 3n), call(platform, matched(hashOf(9), hashOf(6), ETHER, 1n))])
    await live.round()
    expect((await orderState()).status).to.equal('FILLED')
    await expectEndOfBlock()
    expect(
      (await sales()).map(({ from, to, price, data }) => [from, to, price, data]),
    ).to.deep.equal([[lower(ada), lower(bob), '1', { isAcceptedBid: true }]])
    expect((await itemRow(3n)).last_sale_price).to.equal('1')
  })

  for (const [name, act] of Object.entries({
    'the platform': () => trade([call(platform, cancelled(hashOf(7)))]),
    Seaport: () => trade([call(seaport, seaportCancelled(hashOf(7), ada.address))]),
  })) {
    it(`cancel orders by ${name}, and undo that with its block`, async () => {
      await writeOrder({ number: 7, side: 'SELL', maker: ada })
      await act()
      await live.round()
      expect(await orderState()).to.deep.include({ status: 'CANCELLED', cancelled: true })
      await expectEndOfBlock()
      const cancellation = () =>
        database
          .selectFrom('activities')
          .select(['transaction'])
          .where('type', '=', 'CANCEL_LIST')
          .execute()
      const [only, ...others] = await cancellation()
      expect(others).to.deep.equal([])
      expect(readTransactionKey(only?.transaction ?? Buffer.alloc(0))).to.match(/^0x[0-9a-f]{64}$/)

      await replaceBlocks()
      expect(await orderState()).to.deep.equal(UNDONE)
      expect(await cancellation()).to.deep.equal([])
    })
  }

  it('do not cancel or fill by the word of any other contract', async () => {
    await writeOrder({ number: 7, side: 'SELL', maker: ada })
    const before = await orderState()
    await trade([
      call(foreign, cancelled(hashOf(7))),
      call(foreign, matched(hashOf(7), hashOf(8), ETHER, 1n)),
      call(seaport, cancelled(hashOf(7))),
      call(platform, seaportCancelled(hashOf(7), ada.address)),
    ])
    await live.round()
    expect(await orderState()).to.deep.equal(before)
  })

  function readingOf(into: Kysely<DB>): Reading {
    return reading(into, chain.url, {
      exchanges: { platform: platform.toLowerCase(), seaports: [seaport.toLowerCase()] },
    })
  }

  /** Expects what an ingest into an empty database writes. */
  async function expectFresh(): Promise<void> {
    await emptyTables(other)
    await readingOf(other).round()
    const [found, fresh] = [await tablesOf(database), await tablesOf(other)]
    expect({ ...found, blocks: [] }).to.deep.equal({ ...fresh, blocks: [] })
  }

  /** Other blocks in place of those since the test began. */
  async function replaceBlocks(): Promise<void> {
    await chain.cheats.revert({ id: snapshot })
    snapshot = await chain.cheats.snapshot()
    await chain.cheats.increaseTime({ seconds: 60 })
    await chain.cheats.mine({ blocks: 5 })
    await live.round()
  }

  type Call = { readonly target: Hex; readonly allowFailure: boolean; readonly callData: Hex }

  /** Calls of several contracts in one transaction. */
  async function trade(calls: readonly Call[]): Promise<void> {
    const abi = AGGREGATE as unknown as AbiFunction
    const { status } = await chain.execute({ to: batcher, abi, args: [calls] })
    if (status !== 'success') throw new Error('It was not traded')
  }

  function handOver(from: EvmWallet, to: EvmWallet, id: bigint): Call {
    const args = [from.address, to.address, id] as const
    const callData = encodeFunctionData({ abi: [erc721.transferFrom], args })
    return { target: drop.address, allowFailure: false, callData }
  }

  function call(target: Hex, log: EmittedLog): Call {
    return { target, allowFailure: false, callData: emission(log) }
  }

  const itemAsset = (identifier: bigint) => ({
    itemType: 2,
    token: drop.address,
    identifier,
    amount: 1n,
  })

  /** Ada sells an item to Bob. */
  function sold(
    id: bigint,
    consideration: readonly SeaportAsset[],
    recipient: Hex = bob.address,
  ): EmittedLog {
    const offer = [itemAsset(id)]
    return fulfilled({ order: hashOf(1), offerer: ada.address, recipient, offer, consideration })
  }

  /** Somebody accepts Bob's bid in a token. */
  function bought(id: bigint, recipient: Hex, token = coins): EmittedLog {
    return fulfilled({
      order: hashOf(2),
      offerer: bob.address,
      recipient,
      offer: [{ ...coin(ETHER), itemType: 1, token }],
      consideration: [itemAsset(id)],
    })
  }

  async function sales() {
    const rows = await database
      .selectFrom('activities')
      .select(['from_account', 'to_account', 'value', 'price', 'amount', 'source', 'data'])
      .where('type', '=', 'SELL')
      .execute()
    return rows.map(({ from_account, to_account, ...row }) => ({
      from: `0x${from_account?.toString('hex').slice(4)}`,
      to: `0x${to_account?.toString('hex').slice(4)}`,
      ...row,
    }))
  }

  async function itemRow(tokenId: bigint) {
    return database
      .selectFrom('items')
      .selectAll()
      .where('token_id', '=', String(tokenId))
      .executeTakeFirstOrThrow()
  }

  async function writeOrder({
    number,
    side,
    maker,
    isForAny = false,
  }: {
    number: number
    side: 'SELL' | 'BID'
    maker: EvmWallet
    isForAny?: boolean
  }): Promise<void> {
    const collection = { blockchain: 'ETHEREUM', contract: drop.address.toLowerCase() } as const
    const item: ItemParts = { ...collection, tokenId: 1n }
    const row = orderRow({
      number,
      side,
      collection,
      ...(!isForAny && { item }),
      maker: 1,
      currency: parseCurrencyId('ETHEREUM:native'),
      price: '1',
      values: { maker: keyOf(maker) },
    })
    await database.insertInto('orders').values(row).execute()
  }

  async function orderState() {
    return database
      .selectFrom('orders')
      .select(['status', 'fill', 'make_stock', 'cancelled'])
      .executeTakeFirstOrThrow()
  }

  const lastChange = async () =>
    (await database.selectFrom('orders').select('updated_at').executeTakeFirstOrThrow()).updated_at

  /** Expects the only order to have changed last with the chain's latest block. */
  async function expectEndOfBlock(): Promise<void> {
    const { timestamp } = await getBlock(chain.connection.client)
    expect(await lastChange()).to.deep.equal(new Date(Number(timestamp) * 1000))
  }

  const lower = ({ address }: EvmWallet) => address.toLowerCase()
  const keyOf = (wallet: EvmWallet) =>
    addressKey({ blockchain: 'ETHEREUM', address: lower(wallet) })
})

const hashOf = (number: number): Hex => pad(`0x${number.toString(16)}`, { size: 32 })
