import { formatOwnershipId, type OwnershipParts } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { CHAIN_NUMBERS, currencyKey, walletKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { auctionsByOwnerships } from '../../src/marketplace/auctions/read.ts'
import { createAuction, deleteAuction } from '../../src/marketplace/auctions/write.ts'
import { ask, indexerOver } from '../read-model/_app.ts'
import { writeCollections, writeItems } from '../read-model/_fixture.ts'
import { minute } from '../read-model/_names.ts'
import { collectionRow } from '../read-model/_rows.ts'
import { presetContract } from './_contracts.ts'
import { addressOf, ERC20_PROXY, expectRefusal, type Market, openMarket } from './_market.ts'

const USER = '11111111-2222-4333-8444-555555555555'
const MINUTE = 60_000
const AT_ONCE = 50
/** Accounts that hold coins besides 2, who has most of them. */
const FIRST_BIDDER = 3
const BIDDERS = Array.from({ length: AT_ONCE }, (_, index) => FIRST_BIDDER + index)

describe('orders for an item that is up for auction', () => {
  let market: Market
  let ownership: OwnershipParts
  let salt = 900_000

  before(async () => {
    market = await openMarket({}, ['--accounts', String(FIRST_BIDDER + AT_ONCE)])
    const { pools, nft, coin, chain, execute } = market
    for (const bidder of BIDDERS) {
      await execute(coin, 'transfer', [addressOf(bidder), 10n ** 6n], chain.keyWallet(2))
      await execute(coin, 'approve', [ERC20_PROXY, 10n ** 6n], chain.keyWallet(bidder))
    }
    const drop = { blockchain: 'BASE', contract: nft } as const
    const item = { ...drop, tokenId: 0n }
    ownership = { ...item, owner: addressOf(1) }
    await writeCollections(pools, [collectionRow(drop)])
    const mint = { type: 'MINT' as const, to: addressOf(1), at: minute(1), block: 1n }
    await writeItems(pools, [{ item, collection: drop, changes: [mint] }])
    const wallet = walletKey({ blockchain: 'BASE', address: addressOf(1) })
    await pools.write
      .insertInto('users')
      .values({ id: USER, created_at: minute(1) })
      .execute()
    await pools.write
      .insertInto('wallets')
      .values({ user_id: USER, wallet, added_at: minute(1) })
      .execute()
    const id = currencyKey({ blockchain: 'BASE', address: coin })
    const currency = { id, chain: CHAIN_NUMBERS.BASE, symbol: 'COIN', decimals: 18 }
    await pools.write.insertInto('currencies').values(currency).execute()
  })
  after(() => market.stop())

  beforeEach(async () => {
    const { write } = market.pools
    await write.deleteFrom('auctions').execute()
    await write.deleteFrom('auction_bids').execute()
    await write.deleteFrom('orders').execute()
  })

  /** Opens an auction from 1,000 base units, by default for an hour since a minute ago. */
  const open = async (from = -1, to = 60) => {
    const now = Date.now()
    const outcome = await createAuction(market.pools.write, {
      userId: USER,
      ownership,
      currency: `BASE:${market.coin}`,
      minPrice: 1e-15,
      start: new Date(now + from * MINUTE),
      end: new Date(now + to * MINUTE),
      now: new Date(Math.min(now, now + (to - 1) * MINUTE)),
    })
    expect(outcome).to.equal('CREATED')
  }
  const auction = async () => {
    const found = await auctionsByOwnerships(market.pools.write, [ownership])
    const one = found.get(formatOwnershipId(ownership))
    if (one === undefined) throw new Error('There is no auction')
    return one
  }
  const bid = (value: bigint, changes: object = {}) => {
    salt += 1
    const make = { ...market.bid().make, value: String(value) }
    return market.bid({ make, endedAt: '0', salt: String(salt), ...changes })
  }
  const OTHER = { maker: `ETHEREUM:${addressOf(FIRST_BIDDER)}` }
  /** Signed bids of the same or rising amounts, each of another account. */
  const bidsOf = (values: readonly bigint[]) =>
    Promise.all(
      values.map((value, index) => {
        const bidder = BIDDERS[index] ?? 0
        return market.sign(bid(value, { maker: `ETHEREUM:${addressOf(bidder)}` }), bidder)
      }),
    )
  const accepted = async (value: bigint, changes: object = {}) => {
    const { status, body } = await market.post(bid(value, changes))
    expect(status, body.message).to.equal(200)
    return body
  }
  const refused = (form: ReturnType<typeof bid>, rule: string, code = 'BAD_REQUEST') =>
    expectRefusal(market, market.post(form), code, rule)
  const UP = 'The item is up for auction:'

  it('are bids from the least price on, each larger by a step', async () => {
    await open()
    await refused(bid(999n), `${UP} bid 1000 base units at least`)
    await accepted(1000n)
    await refused(bid(1049n), `${UP} somebody has bid 1000, so bid 1050 base units at least`)
    await accepted(1050n, OTHER)
    expect(await auction()).to.deep.include({ highest: 1050n, hasBids: true })
  })

  it('may be raised by the same order, and sent again without effect', async () => {
    await open()
    const form = bid(1000n)
    await market.post(form)
    const { status } = await market.post(form)
    expect(status).to.equal(200)
    const raised = { ...form, make: { ...form.make, value: '2000' } }
    expect((await market.post(raised)).status).to.equal(200)
    const rows = await market.pools.write.selectFrom('auction_bids').select('value').execute()
    expect(rows).to.deep.equal([{ value: '2000' }])
    const little = { ...form, make: { ...form.make, value: '2099' } }
    await refused(little, `${UP} somebody has bid 2000, so bid 2100 base units at least`)
  })

  it('have no end, and in other cases they have one', async () => {
    await open()
    const { endedAt } = market.bid()
    const none = 'endedAt must be 0: a bid in an auction has no end'
    await refused(bid(1000n, { endedAt }), none, 'VALIDATION')
    await market.pools.write.deleteFrom('auctions').execute()
    await refused(bid(1000n), 'endedAt must be a time: an order has an end', 'VALIDATION')
    await accepted(1000n, { endedAt })
  })

  it('are in its currency, and of makers who can pay', async () => {
    await open()
    const other = await market.chain.deploy(
      presetContract('ERC20PresetFixedSupply', ['Other', 'OTHER', 10n ** 6n, addressOf(2)]),
    )
    const assetType = { '@type': 'ERC20', contract: `BASE:${other}` } as const
    const make = { assetType, value: '5000' } as const
    await refused(bid(1n, { make }), `${UP} bid in BASE:${market.coin}`)
    const ether = { assetType: { '@type': 'ETH', blockchain: 'BASE' }, value: '5000' } as const
    const native = 'make.assetType.@type must be ERC20: native currency cannot be bid'
    await refused(bid(1n, { make: ether }), native)
    const unpaid = `${UP} its maker has to hold the amount and to approve the exchange first`
    await refused(bid(10n ** 25n), unpaid)
    expect((await auction()).hasBids).to.equal(false)
  })

  it('are taken from its start to its end', async () => {
    for (const [from, to] of [
      [5, 60],
      [-60, -1],
    ] as const) {
      await open(from, to)
      const { start, end } = await auction()
      const range = `${start.toISOString()} to ${end.toISOString()}`
      await refused(bid(1000n), `${UP} it takes bids from ${range}`)
      await market.pools.write.deleteFrom('auctions').execute()
    }
    // Bids as usual, once it is over.
    await open(-60, -1)
    await accepted(1000n, { endedAt: market.bid().endedAt })
    expect((await auction()).hasBids).to.equal(false)
  })

  it('are no listings of its owner, while it is open', async () => {
    await open()
    const listing = market.listing()
    await refused(listing, `${UP} delete the auction before you list the item`)
    await market.pools.write.deleteFrom('auctions').execute()
    expect((await market.post(listing)).status).to.equal(200)
  })

  it('move its end when they are late, as often as that happens', async () => {
    await open(-60, 60)
    await accepted(1000n)
    const early = await auction()
    expect(early.end).to.deep.equal(early.firstEnd)
    const soon = new Date(Date.now() + MINUTE)
    await market.pools.write
      .updateTable('auctions')
      .set({ end_at: soon, first_end_at: soon })
      .execute()
    const before = Date.now()
    await accepted(2000n, OTHER)
    const late = await auction()
    expect(late.end.getTime()).to.be.within(before + 10 * MINUTE, Date.now() + 10 * MINUTE)
    expect(late.firstEnd).to.deep.equal(soon)
    expect(late.updatedAt.getTime()).to.be.at.least(before)
  })

  it('go by the limits that an operator set', async () => {
    const limits = {
      longestDays: 2,
      minimumBids: false,
      auctionExtensionMinutes: 120,
      auctionStepBasisPoints: 1_000,
    }
    const app = await indexerOver(market.pools, {
      nodes: { BASE: [market.chain.url] },
      exchanges: { BASE: market.exchange },
      limits,
    })
    const sent = async (form: ReturnType<typeof bid>) => {
      const orderForm = { '@type': 'MINTLINE_V2', ...(await market.sign(form)) }
      return ask(app, calls.upsertOrder, { orderForm })
    }
    try {
      // An end that is later than orders may last, and a bid that adds too little
      const endedAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3 * 24 * 60 * MINUTE)
      const late = market.listing({ endedAt: endedAt.toISOString() })
      expect((await sent(late)).body.message).to.equal('endedAt must be within 2 days from now')
      await open()
      const before = Date.now()
      expect((await sent(bid(1000n))).status).to.equal(200)
      const { end, firstEnd } = await auction()
      expect(end.getTime()).to.be.within(before + 120 * MINUTE, Date.now() + 120 * MINUTE)
      expect(end.getTime()).to.be.above(firstEnd.getTime())
      const little = await sent(bid(1099n, OTHER))
      const rule = 'somebody has bid 1000, so bid 1100 base units at least'
      expect(little.body.message).to.equal(`${UP} ${rule}`)
      expect((await sent(bid(1100n, OTHER))).status).to.equal(200)
    } finally {
      await app.close()
    }
  })

  it('count no more once they cannot be accepted', async () => {
    await open()
    const first = await accepted(1000n)
    await accepted(5000n, OTHER)
    await market.pools.write
      .updateTable('orders')
      .set({ status: 'INACTIVE' })
      .where('make_value', '=', '5000')
      .execute()
    expect(await auction()).to.deep.include({ highest: 1000n, hasBids: true })
    await accepted(1050n, OTHER)
    expect(first.status).to.equal('ACTIVE')
  })

  it('win alone among ten of the same amount at once', async () => {
    await open()
    const forms = await bidsOf(Array.from({ length: 10 }, () => 1000n))
    const answers = await Promise.all(forms.map(market.send))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).to.deep.equal([200, ...Array.from({ length: 9 }, () => 400)])
    expect(await market.stored()).to.equal(1)
  })

  it('follow each other by steps when fifty of rising amounts come at once', async () => {
    await open()
    const values = Array.from({ length: AT_ONCE }, (_, index) => 1000n + BigInt(index) * 40n)
    const forms = await bidsOf(values)
    const answers = await Promise.all(forms.map(market.send))
    expect(answers.every(({ status }) => status === 200 || status === 400)).to.equal(true)
    const rows = await market.pools.write
      .selectFrom('auction_bids')
      .select('value')
      .orderBy('value')
      .execute()
    expect(rows).to.have.lengthOf(answers.filter(({ status }) => status === 200).length)
    for (const [index, { value }] of rows.entries()) {
      const last = rows[index - 1]?.value
      if (last) expect(Number(value)).to.be.at.least(Math.ceil(Number(last) * 1.05))
    }
    expect(await market.stored()).to.equal(rows.length)
  })

  it('win or lose against a deletion at once, and never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      await open()
      const form = await market.sign(bid(1000n))
      const [answer, outcome] = await Promise.all([
        market.send(form),
        deleteAuction(market.pools.write, { userId: USER, ownership, now: new Date() }),
      ])
      expect([answer.status, outcome]).to.be.deep.oneOf([
        [200, 'OFFER_FOR_AUCTION_EXISTS'],
        [400, 'DELETED'],
      ])
      await market.pools.write.deleteFrom('auctions').execute()
      await market.pools.write.deleteFrom('auction_bids').execute()
      await market.endOrders()
    }
  })

  it('keep an auction that has bids from being deleted, also when it is over', async () => {
    await open()
    await accepted(1000n)
    const remove = () =>
      deleteAuction(market.pools.write, { userId: USER, ownership, now: new Date() })
    expect(await remove()).to.equal('OFFER_FOR_AUCTION_EXISTS')
    const [past, later] = [new Date(Date.now() - 2 * MINUTE), new Date(Date.now() - MINUTE)]
    await market.pools.write
      .updateTable('auctions')
      .set({ start_at: past, first_end_at: later, end_at: later })
      .execute()
    expect(await remove()).to.equal('OFFER_FOR_AUCTION_EXISTS')
    await open()
    expect(await auction()).to.deep.include({ hasBids: false, highest: undefined })
  })
})
