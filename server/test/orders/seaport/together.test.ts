import { expect } from 'chai'
import type { Address } from 'viem'
import { readAddressKey, readOrderKey, transactionKey } from '../../../src/database/keys/index.ts'
import { addressOf } from '../_market.ts'
import type { Sent } from './_seaport.ts'
import { CREATOR, ETHER, FEES, withListings } from './_together.ts'

const [SELLER, COIN_BUYER, OTHER_SELLER, BUYER, ORIGIN] = [1, 2, 3, 4, 7].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]

describe('listings for Seaport that are bought together', () => {
  const { seaport, items, lastItem, feeOf, royaltyOf, ...market } = withListings()
  const { listed, copiesListed, listedInCoins, cancel } = market

  const bought = (id: string, others: readonly string[], account = 4, changes: object = {}) =>
    seaport.prepare(id, account, {
      together: others.map((orderId) => ({ orderId, amount: '1' })),
      ...changes,
    })
  const balancesOf = (
    balance: (account: Address) => Promise<bigint>,
    accounts: readonly Address[],
  ) => Promise.all(accounts.map(balance))
  const statusOf = async (id: string) => (await seaport.order(id)).status
  const salesOf = async ({ hash }: Sent) => {
    const rows = await seaport.market.pools.write
      .selectFrom('activities')
      .selectAll()
      .where('type', '=', 'SELL')
      .where('transaction', '=', transactionKey(hash))
      .execute()
    return rows.map((row) => ({
      id: row.order_id && `BASE:${readOrderKey(row.order_id).value}`,
      buyer: row.to_account && readAddressKey(row.to_account).address,
      paid: BigInt(row.amount ?? 0),
    }))
  }

  it('pay everybody their shares to the wei, origin fees on top', async () => {
    const prices = [ETHER + 7n, 2n * ETHER + 11n, 3n * ETHER + 13n] as const
    const ids = [
      await listed(1, prices[0]),
      await listed(3, prices[1]),
      await listed(1, prices[2]),
    ] as const
    const originFees = [{ account: `ETHEREUM:${ORIGIN}`, value: 100 }]
    const { status, body } = await bought(ids[0], ids.slice(1), 4, { originFees })
    expect(status).to.equal(200)
    const total = prices.reduce((sum, price) => sum + price, 0n)
    const tips = prices.reduce((sum, price) => sum + price / 100n, 0n)
    expect(body.value).to.equal(String(total + tips))
    expect(body).to.not.have.property('transferProxyAddress')
    expect(body.asset.type).to.deep.equal({ '@type': 'ETH', blockchain: 'BASE' })

    const accounts = [SELLER, OTHER_SELLER, FEES, CREATOR, ORIGIN, BUYER]
    const before = await balancesOf(seaport.balances.ether, accounts)
    const sent = await seaport.transact(body, 4)
    expect(sent.isDone).to.equal(true)
    await seaport.read()

    const after = await balancesOf(seaport.balances.ether, accounts)
    const rest = (price: bigint) => price - feeOf(price) - royaltyOf(price)
    const sum = (share: (price: bigint) => bigint) =>
      prices.reduce((all, price) => all + share(price), 0n)
    expect(after.map((amount, at) => amount - (before[at] ?? 0n))).to.deep.equal([
      rest(prices[0]) + rest(prices[2]),
      rest(prices[1]),
      sum(feeOf),
      sum(royaltyOf),
      tips,
      -total - tips - sent.gas,
    ])
    for (const id of ids) expect(await statusOf(id)).to.equal('FILLED')
    expect(await salesOf(sent)).to.have.deep.members(
      prices.map((price, at) => ({ id: ids[at], buyer: BUYER, paid: price + price / 100n })),
    )
  })

  for (const [name, gone] of [
    ['the first was cancelled', 0],
    ['another was cancelled', 1],
  ] as const) {
    it(`are those that are left where ${name} meanwhile, and the rest is given back`, async () => {
      const prices = [ETHER, 2n * ETHER, 3n * ETHER] as const
      const ids = [
        await listed(1, prices[0]),
        await listed(1, prices[1]),
        await listed(3, prices[2]),
      ] as const
      const { body } = await bought(ids[0], ids.slice(1))
      expect(body.value).to.equal(String(6n * ETHER))
      await cancel(ids[gone], 1)

      const before = await balancesOf(seaport.balances.ether, [BUYER, FEES, CREATOR])
      const sent = await seaport.transact(body, 4)
      expect(sent.isDone).to.equal(true)
      await seaport.read()

      const paid = 6n * ETHER - prices[gone]
      const after = await balancesOf(seaport.balances.ether, [BUYER, FEES, CREATOR])
      expect(after.map((amount, at) => amount - (before[at] ?? 0n))).to.deep.equal([
        -paid - sent.gas,
        feeOf(paid),
        royaltyOf(paid),
      ])
      const statuses = await Promise.all(ids.map(statusOf))
      expect(statuses).to.deep.equal(ids.map((_, at) => (at === gone ? 'CANCELLED' : 'FILLED')))
      expect(await salesOf(sent)).to.have.lengthOf(2)
    })
  }

  it('are none where all are gone: the transaction fails, and costs gas alone', async () => {
    const ids = [await listed(1, ETHER), await listed(3, ETHER)] as const
    const { body } = await bought(ids[0], [ids[1]])
    await cancel(ids[0], 1)
    await cancel(ids[1], 3)
    const [before = 0n] = await balancesOf(seaport.balances.ether, [BUYER])
    const sent = await seaport.transact(body, 4)
    expect(sent.isDone).to.equal(false)
    expect(await balancesOf(seaport.balances.ether, [BUYER])).to.deep.equal([before - sent.gas])
  })

  it('are none where a maker does not hold an item any more, even if others do', async () => {
    const ids = [await listed(1, ETHER), await listed(3, ETHER)] as const
    const { body } = await bought(ids[0], [ids[1]])
    const { market } = seaport
    const args = [OTHER_SELLER, ORIGIN, lastItem()]
    await market.execute(items(), 'transferFrom', args, market.chain.keyWallet(3))
    expect((await seaport.transact(body, 4)).isDone).to.equal(false)
    await seaport.read()
    expect(await statusOf(ids[0])).to.equal('ACTIVE')
  })

  it('are what others have left, where one was bought by somebody else', async () => {
    const ids = [await listed(1, ETHER), await listed(3, 2n * ETHER)] as const
    const { body } = await bought(ids[0], [ids[1]])
    const { body: quicker } = await seaport.prepare(ids[1], 8)
    expect((await seaport.transact(quicker, 8)).isDone).to.equal(true)
    const [before = 0n] = await balancesOf(seaport.balances.ether, [BUYER])
    const sent = await seaport.transact(body, 4)
    expect(sent.isDone).to.equal(true)
    expect(await balancesOf(seaport.balances.ether, [BUYER])).to.deep.equal([
      before - ETHER - sent.gas,
    ])
    await seaport.read()
    expect(await salesOf(sent)).to.deep.equal([{ id: ids[0], buyer: BUYER, paid: ETHER }])
  })

  it('cost coins that are approved once, by a conduit, and some copies of each', async () => {
    const { conduit } = seaport.seaport
    const first = await copiesListed(1_000n, { conduitKey: conduit.key })
    const single = await listedInCoins()
    const { body } = await bought(first, [single], 2, { amount: '3' })
    expect(body).to.deep.include({
      transferProxyAddress: `BASE:${conduit.contract}`,
      value: '0',
      asset: {
        type: { '@type': 'ERC20', contract: `BASE:${seaport.market.coin}` },
        value: '0.000000000000005',
      },
    })
    const accounts = [COIN_BUYER, SELLER, FEES]
    const before = await balancesOf(seaport.balances.coins, accounts)
    expect((await seaport.transact(body, 2)).isDone).to.equal(true)
    const after = await balancesOf(seaport.balances.coins, accounts)
    expect(after.map((amount, at) => amount - (before[at] ?? 0n))).to.deep.equal([
      -5_000n,
      2_925n + 1_950n,
      75n + 50n,
    ])
    await seaport.read()
    expect(await seaport.order(first)).to.deep.include({ status: 'ACTIVE', fill: '3' })
    expect(await statusOf(single)).to.equal('FILLED')
    // Of the seven that are left, five are bought elsewhere: then a part is what is left.
    const { body: rest } = await bought(first, [await listedInCoins()], 2, { amount: '7' })
    const { body: some } = await seaport.prepare(first, 2, { amount: '5' })
    expect((await seaport.transact(some, 2)).isDone).to.equal(true)
    const [had = 0n] = await balancesOf(seaport.balances.coins, [COIN_BUYER])
    expect((await seaport.transact(rest, 2)).isDone).to.equal(true)
    expect(await balancesOf(seaport.balances.coins, [COIN_BUYER])).to.deep.equal([had - 4_000n])
    await seaport.read()
    expect(await seaport.order(first)).to.deep.include({ status: 'FILLED', fill: '10' })
  })

  it('go to one account that the buyer names', async () => {
    const ids = [await listed(1, ETHER), await listed(3, ETHER)] as const
    const payouts = [{ account: `ETHEREUM:${ORIGIN}`, value: 10_000 }]
    const { body } = await bought(ids[0], [ids[1]], 4, { payouts })
    const sent = await seaport.transact(body, 4)
    await seaport.read()
    expect((await salesOf(sent)).map(({ buyer }) => buyer)).to.deep.equal([ORIGIN, ORIGIN])
  })

  it('are as many as a request may name, in one transaction', async () => {
    const ids: string[] = []
    for (let count = 0; count < 20; count += 1) ids.push(await listed(1, ETHER / 100n))
    const [first = '', ...others] = ids
    const { body } = await bought(first, others)
    const sent = await seaport.transact(body, 4)
    expect(sent.isDone).to.equal(true)
    await seaport.read()
    expect(await salesOf(sent)).to.have.lengthOf(20)

    const more = await bought(first, [...others, first])
    expect([more.status, more.body.code]).to.deep.equal([400, 'VALIDATION'])
    expect(more.body.message).to.include('together')
  })
})
