import { formatOwnershipId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { CHAIN_NUMBERS, currencyKey, walletKey } from '../../../src/database/keys/index.ts'
import { auctionsByOwnerships } from '../../../src/marketplace/auctions/read.ts'
import { createAuction } from '../../../src/marketplace/auctions/write.ts'
import { writeCollections, writeItems } from '../../read-model/_fixture.ts'
import { minute } from '../../read-model/_names.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { addressOf } from '../_market.ts'
import { type FormChanges, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

const USER = '11111111-2222-4333-8444-555555555555'
const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000]
const [SELLER, BIDDER] = [1, 2].map(addressOf)

/** ISO time in whole seconds. */
const iso = (milliseconds: number) => new Date(Math.ceil(milliseconds / 1000) * 1000).toISOString()

describe('a bid for Seaport on an item that is up for auction', () => {
  const seaport = withSeaport()
  let end: Date

  before(async () => {
    const { pools, nft, coin } = seaport.market
    const drop = { blockchain: 'BASE', contract: nft } as const
    await writeCollections(pools, [collectionRow(drop)])
    const mint = { type: 'MINT' as const, to: addressOf(1), at: minute(1), block: 1n }
    await writeItems(pools, [{ item: { ...drop, tokenId: 0n }, collection: drop, changes: [mint] }])
    const wallet = walletKey({ blockchain: 'BASE', address: addressOf(1) })
    const at = minute(1)
    await pools.write.insertInto('users').values({ id: USER, created_at: at }).execute()
    await pools.write
      .insertInto('wallets')
      .values({ user_id: USER, wallet, added_at: at })
      .execute()
    const id = currencyKey({ blockchain: 'BASE', address: coin })
    const currency = { id, chain: CHAIN_NUMBERS.BASE, symbol: 'COIN', decimals: 18 }
    await pools.write.insertInto('currencies').values(currency).execute()
  })

  beforeEach(async () => {
    const { write } = seaport.market.pools
    for (const table of ['auctions', 'auction_bids', 'orders'] as const) {
      await write.deleteFrom(table).execute()
    }
    end = new Date(Math.ceil(Date.now() / 1000) * 1000 + 60 * MINUTE)
    const outcome = await createAuction(write, {
      userId: USER,
      ownership: ownership(),
      currency: `BASE:${seaport.market.coin}`,
      minPrice: 1e-15,
      start: new Date(Date.now() - MINUTE),
      end,
      now: new Date(),
    })
    expect(outcome).to.equal('CREATED')
  })

  const ownership = () => ({
    blockchain: 'BASE' as const,
    contract: seaport.market.nft,
    tokenId: 0n,
    owner: addressOf(1),
  })
  const auction = async () => {
    const found = await auctionsByOwnerships(seaport.market.pools.write, [ownership()])
    return found.get(formatOwnershipId(ownership()))
  }
  const bid = (value: bigint, { data, ...changes }: FormChanges = {}) =>
    seaport.bid({
      endedAt: iso(end.getTime() + DAY),
      ...changes,
      data: { offer: [seaport.coins(value)], consideration: [to(2, seaport.item())], ...data },
    })
  const refusal = async (changes: FormChanges) => {
    const { status, body } = await seaport.send(await seaport.sign(bid(1_000n, changes)))
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    return body.message
  }

  it('is accepted by whoever holds the auction, on the contract of Seaport itself', async () => {
    const order = await seaport.posted(bid(1_000n))
    expect(order.status).to.equal('ACTIVE')
    expect(await auction()).to.deep.include({ highest: 1_000n, hasBids: true })
    const { status, body } = await seaport.prepare(order.id, 1)
    expect(status, body.message).to.equal(200)
    const before = await seaport.balances.coins(SELLER ?? '0x')
    expect((await seaport.transact(body, 1)).isDone).to.equal(true)
    expect(await seaport.balances.owner(0n)).to.equal(BIDDER)
    expect(await seaport.balances.coins(SELLER ?? '0x')).to.equal(before + 1_000n)
    // Back to whoever sells, for the tests after this one.
    const { market } = seaport
    const back = [BIDDER, SELLER, 0n]
    await market.execute(market.nft, 'transferFrom', back, market.chain.keyWallet(2))
  })

  it('has an end, a day after the auction or later', async () => {
    const least = iso(end.getTime() + DAY)
    const late = `endedAt must be ${least} or later: a bid through Seaport lasts a day longer than the auction`
    expect(await refusal({ endedAt: '0' })).to.equal(late)
    expect(await refusal({ endedAt: iso(end.getTime()) })).to.equal(late)
    expect(await refusal({ endedAt: iso(end.getTime() + DAY - 1_000) })).to.equal(late)
    expect(await refusal({ endedAt: iso(end.getTime() + 181 * DAY + 1_000) })).to.equal(
      `endedAt must be within 180 days from ${least}`,
    )
    expect((await auction())?.hasBids).to.equal(false)
    await seaport.posted(bid(1_000n, { endedAt: iso(end.getTime() + 181 * DAY) }))
  })

  it('is raised with the same end, also after others moved the end of the auction', async () => {
    const first = bid(1_000n, { salt: '77' })
    await seaport.posted(first)
    const later = new Date(end.getTime() + 10 * MINUTE)
    await seaport.market.pools.write.updateTable('auctions').set({ end_at: later }).execute()
    const raised = await seaport.posted(bid(2_000n, { salt: '77', endedAt: first.endedAt }))
    expect(raised.status).to.equal('ACTIVE')
    expect((await auction())?.highest).to.equal(2_000n)
  })

  it('is one as usual once the auction is over', async () => {
    const [past, over] = [new Date(Date.now() - 2 * MINUTE), new Date(Date.now() - MINUTE)]
    await seaport.market.pools.write
      .updateTable('auctions')
      .set({ start_at: past, first_end_at: over, end_at: over })
      .execute()
    await seaport.posted(bid(10n, { endedAt: iso(Date.now() + MINUTE) }))
    expect((await auction())?.hasBids).to.equal(false)
  })
})
