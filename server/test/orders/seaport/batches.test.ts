import { expect } from 'chai'
import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  zeroAddress,
  zeroHash,
} from 'viem'
import { readAddressKey, readOrderKey, transactionKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { SEAPORT_ABI } from '../../../src/orders/seaport/seaportAbi.ts'
import { addressOf } from '../_market.ts'
import { wholeSeaportAbi } from './_contracts.ts'
import { ether, type SeaportMarket, type Sent, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

const ETHER = 10n ** 18n
const FEE = ETHER / 20n
const accountsOf = (...indexes: number[]) => indexes.map(addressOf)
const [SELLER, BIDDER, OTHER_SELLER, BUYER, FEES, BROKER] = accountsOf(1, 2, 3, 4, 5, 6) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]

/** Seaport order items by position. */
const component = (orderIndex: number, itemIndex = 0) => [{ orderIndex, itemIndex }]

const fulfillmentOf = ([offerComponents, considerationComponents]: unknown[]) => ({
  offerComponents,
  considerationComponents,
})

describe('several orders for Seaport in one transaction', () => {
  const seaport = withSeaport()

  it('are bought at once: a cancelled one is left out, and part of another', async () => {
    // Given listings by two makers, one cancelled after the buyer has fetched the orders
    const [own, gone] = [await seaport.minted(), await seaport.minted()]
    await seaport.market.execute(
      seaport.market.nft,
      'transferFrom',
      [SELLER, OTHER_SELLER, own],
      seaport.market.chain.keyWallet(1),
    )
    const first = await seaport.posted(listingOf(seaport.item(own), 3))
    const dropped = await seaport.posted(listingOf(seaport.item(gone), 1))
    const several = await seaport.posted(listingOf(seaport.copies(4n), 1))
    const orders = [
      await signed(dropped.id, 1n),
      await signed(first.id, 1n),
      await signed(several.id, 3n),
    ]
    const cancel = await seaport.ask(calls.prepareOrderCancelTransaction, { id: dropped.id })
    await seaport.transact({ transaction: cancel.body }, 1)

    // When the buyer fills all three, with change in the payment
    const paid = 2n * ETHER + (2n * ETHER * 3n) / 4n
    const accounts = [SELLER, OTHER_SELLER, FEES]
    const before = await etherOf([...accounts, BUYER])
    const sent = await send('fulfillAvailableAdvancedOrders', {
      args: [
        orders,
        [],
        orders.map((_, at) => component(at)),
        orders.flatMap((_, at) => [component(at), component(at, 1)]),
        zeroHash,
        zeroAddress,
        orders.length,
      ],
      account: 4,
      value: paid + ETHER,
    })
    await seaport.read()

    // Then sales, fills and balances match the other two, to the wei
    const after = await etherOf([...accounts, BUYER])
    expect(after.map((amount, at) => amount - (before[at] ?? 0n))).to.deep.equal([
      ((2n * ETHER - FEE) * 3n) / 4n,
      2n * ETHER - FEE,
      FEE + (FEE * 3n) / 4n,
      -paid - sent.gas,
    ])
    expect(await stateOf(first.id)).to.deep.equal(['FILLED', '1', '0', false])
    expect(await stateOf(dropped.id)).to.deep.equal(['CANCELLED', '0', '0', true])
    expect(await stateOf(several.id)).to.deep.equal(['ACTIVE', '3', '1', false])
    expect(await salesOf(sent)).to.have.deep.members([
      { order: first.id, seller: OTHER_SELLER, buyer: BUYER, copies: 1n, paid: 2n * ETHER },
      { order: several.id, seller: SELLER, buyer: BUYER, copies: 3n, paid: (3n * ETHER) / 2n },
    ])
    expect(await seaport.balances.owner(own)).to.equal(BUYER)
    expect(await seaport.balances.owner(gone)).to.equal(SELLER)
    expect(await holdersOf(`${seaport.market.nft}:${own}`)).to.deep.equal({ [BUYER]: '1' })
    expect(await holdersOf(`${seaport.market.copies}:5`)).to.deep.equal({
      [SELLER]: '7',
      [BUYER]: '3',
    })
  })

  it('are matched with one order of the buyer, who pays all makers', async () => {
    const [one, two] = [await seaport.minted(), await seaport.minted()]
    await seaport.market.execute(
      seaport.market.nft,
      'transferFrom',
      [SELLER, OTHER_SELLER, two],
      seaport.market.chain.keyWallet(1),
    )
    const listings = [
      await seaport.posted(listingOf(seaport.item(one), 1)),
      await seaport.posted(listingOf(seaport.item(two), 3)),
    ]
    const [first, second] = [await signed(listings[0]?.id, 1n), await signed(listings[1]?.id, 1n)]
    const items = [first, second].flatMap(({ parameters }) => parameters.offer)
    const money = { itemType: 0, token: zeroAddress, identifierOrCriteria: 0n }
    const amounts = { startAmount: 4n * ETHER, endAmount: 4n * ETHER }
    const purchase = orderOf(first, BUYER, {
      offer: [{ ...money, ...amounts }],
      consideration: items.map((item) => ({ ...item, recipient: BUYER })),
    })
    const accounts = [SELLER, OTHER_SELLER, FEES]
    const before = await etherOf([...accounts, BUYER])
    const fulfillments = [
      [component(0), component(2, 0)],
      [component(1), component(2, 1)],
      ...[0, 1].flatMap((order) => [0, 1].map((part) => [component(2), component(order, part)])),
    ]
    const sent = await send('matchAdvancedOrders', {
      args: [[first, second, purchase], [], fulfillments.map(fulfillmentOf), zeroAddress],
      account: 4,
      value: 4n * ETHER,
    })
    await seaport.read()

    const after = await etherOf([...accounts, BUYER])
    expect(after.map((amount, at) => amount - (before[at] ?? 0n))).to.deep.equal([
      2n * ETHER - FEE,
      2n * ETHER - FEE,
      2n * FEE,
      -4n * ETHER - sent.gas,
    ])
    for (const listing of listings) {
      expect(await stateOf(listing.id)).to.deep.equal(['FILLED', '1', '0', false])
    }
    const sold = { buyer: BUYER, copies: 1n, paid: 2n * ETHER }
    expect(await salesOf(sent)).to.have.deep.members([
      { ...sold, order: listings[0]?.id, seller: SELLER },
      { ...sold, order: listings[1]?.id, seller: OTHER_SELLER },
    ])
  })

  it('are matched with each other by a stranger: copies of one maker for two bidders', async () => {
    const { market } = seaport
    const coins = 10_000n
    for (const account of [OTHER_SELLER, BUYER]) {
      await market.execute(market.coin, 'transfer', [account, coins], market.chain.keyWallet(2))
    }
    await market.execute(
      market.coin,
      'approve',
      [seaport.seaport.contract, coins],
      market.chain.keyWallet(3),
    )
    const listing = await seaport.posted(
      seaport.listing({
        data: { offer: [seaport.copies(3n)], consideration: [to(1, seaport.coins(3_000n))] },
      }),
    )
    const bids = [await seaport.posted(bidOf(2, 1n)), await seaport.posted(bidOf(3, 2n))]
    const orders = [
      await signed(listing.id, 3n),
      await accepted(bids[0]?.id, 1n),
      await accepted(bids[1]?.id, 2n),
    ]
    const accounts = [SELLER, BIDDER, OTHER_SELLER, BROKER]
    const before = await Promise.all(accounts.map(seaport.balances.coins))
    // The bidders offer 1,100 coins for each copy: the surplus goes to the matcher.
    const split = [
      [component(0), component(1)],
      [component(0), component(2)],
      [component(1), component(0)],
      [component(2), component(0)],
    ]
    const sent = await send('matchAdvancedOrders', {
      args: [orders, [], split.map(fulfillmentOf), BROKER],
      account: 6,
      value: 0n,
    })
    await seaport.read()
    const after = await Promise.all(accounts.map(seaport.balances.coins))
    const growth = after.map((amount, at) => amount - (before[at] ?? 0n))
    expect(growth).to.deep.equal([3_000n, -1_100n, -2_200n, 300n])
    expect(await stateOf(listing.id)).to.deep.equal(['FILLED', '3', '0', false])
    expect((await stateOf(bids[0]?.id)).slice(0, 2)).to.deep.equal(['FILLED', '1'])
    expect((await stateOf(bids[1]?.id)).slice(0, 2)).to.deep.equal(['FILLED', '2'])
    const sold = { order: listing.id, seller: SELLER }
    expect(await salesOf(sent)).to.have.deep.members([
      { ...sold, buyer: BIDDER, copies: 1n, paid: 1_000n },
      { ...sold, buyer: OTHER_SELLER, copies: 2n, paid: 2_000n },
    ])
  })

  it('are sold at what a bid offers, whatever its taker asks for in an order of their own', async () => {
    const { id } = await seaport.posted(bidOf(2, 1n))
    const bid = await accepted(id, 1n)
    const [wanted] = bid.parameters.consideration
    const [money] = bid.parameters.offer
    if (!wanted || !money) throw new Error('The bid has no sides')
    const { recipient: _, ...copy } = wanted
    const least = { ...money, startAmount: 1n, endAmount: 1n, recipient: SELLER }
    const pretext = orderOf(bid, SELLER, { offer: [copy], consideration: [least] })
    const both = [
      [component(0), component(1)],
      [component(1), component(0)],
    ]
    const sent = await send('matchAdvancedOrders', {
      args: [[pretext, bid], [], both.map(fulfillmentOf), zeroAddress],
      account: 1,
      value: 0n,
    })
    await seaport.read()
    expect(await salesOf(sent)).to.deep.equal([
      { order: id, seller: SELLER, buyer: BIDDER, copies: 1n, paid: 1_100n },
    ])
  })

  /** A listing for 2 ETH, including a fee of 0.05 ETH. */
  function listingOf(asset: ReturnType<SeaportMarket['item']>, maker: number) {
    return seaport.listing({
      maker: `ETHEREUM:${addressOf(maker)}`,
      data: {
        offer: [asset],
        consideration: [to(maker, ether(2n * ETHER - FEE)), to(5, ether(FEE))],
      },
    })
  }

  function bidOf(maker: number, copies: bigint) {
    return seaport.bid({
      maker: `ETHEREUM:${addressOf(maker)}`,
      data: {
        offer: [seaport.coins(1_100n * copies)],
        consideration: [to(maker, seaport.copies(copies))],
      },
    })
  }

  /** Formats a stored listing's copies for a Seaport fill. */
  async function signed(id = '', amount = 1n) {
    const { body } = await seaport.prepare(id, 4, { amount: String(amount) })
    const call = decodeFunctionData({ abi: SEAPORT_ABI, data: body.transaction.data as Hex })
    if (call.functionName !== 'fulfillAdvancedOrder') throw new Error('It is no listing')
    return call.args[0]
  }

  /** Formats a stored bid's copies for a Seaport fill. */
  async function accepted(id = '', amount = 1n) {
    const { body } = await seaport.prepare(id, 1, { amount: String(amount) })
    const call = decodeFunctionData({ abi: SEAPORT_ABI, data: body.transaction.data as Hex })
    if (call.functionName !== 'matchAdvancedOrders') throw new Error('It is no bid')
    const [[bid]] = call.args
    if (!bid) throw new Error('There is no bid')
    return bid
  }

  type Signed = Awaited<ReturnType<typeof signed>>

  /** The transaction sender's order, which needs no signature. */
  function orderOf(
    { parameters, ...order }: Signed,
    offerer: Address,
    sides: Pick<Signed['parameters'], 'offer' | 'consideration'>,
  ): Signed {
    const totalOriginalConsiderationItems = BigInt(sides.consideration.length)
    return {
      ...order,
      numerator: 1n,
      denominator: 1n,
      signature: '0x',
      parameters: { ...parameters, ...sides, offerer, totalOriginalConsiderationItems },
    }
  }

  async function send(
    functionName: string,
    { args, account, value }: { args: readonly unknown[]; account: number; value: bigint },
  ): Promise<Sent> {
    const data = encodeFunctionData({ abi: wholeSeaportAbi(), functionName, args })
    const transaction = { to: `BASE:${seaport.seaport.contract}`, data }
    const sent = await seaport.transact({ transaction, value: String(value) }, account)
    expect(sent.isDone).to.equal(true)
    return sent
  }

  const etherOf = (accounts: readonly Address[]) =>
    Promise.all(accounts.map(seaport.balances.ether))

  /** Status, fill, stock and whether it is cancelled. */
  async function stateOf(id = '') {
    const { status, fill, makeStock, cancelled } = await seaport.order(id)
    return [status, fill, makeStock, cancelled] as const
  }

  /** Returns a transaction's stored sales, with prices in base units. */
  async function salesOf({ hash }: Sent) {
    const rows = await seaport.market.pools.write
      .selectFrom('activities')
      .selectAll()
      .where('type', '=', 'SELL')
      .where('transaction', '=', transactionKey(hash))
      .execute()
    return rows.map((row) => ({
      order: row.order_id && `BASE:${readOrderKey(row.order_id).value}`,
      seller: row.from_account && readAddressKey(row.from_account).address,
      buyer: row.to_account && readAddressKey(row.to_account).address,
      copies: BigInt(row.value ?? 0),
      paid: BigInt(row.amount ?? 0),
    }))
  }

  async function holdersOf(item: string): Promise<Record<string, string>> {
    const { body } = await seaport.ask(calls.getOwnershipsByItem, { itemId: `BASE:${item}` })
    return Object.fromEntries(
      body.ownerships.map(({ owner, value }) => [owner.slice('ETHEREUM:'.length), value]),
    )
  }
})
