import { expect } from 'chai'
import type { Address, Hex } from 'viem'
import {
  orderKey,
  readAddressKey,
  readOrderKey,
  transactionKey,
} from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/indexer/calls/index.ts'
import { ask, indexerOver } from '../../read-model/_app.ts'
import { ownContract } from '../_contracts.ts'
import { addressOf, keyOf } from '../_market.ts'
import { deploySeaport } from './_contracts.ts'
import { assetOf, ether, type Sent, tagged, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

const ETHER = 10n ** 18n
const [SELLER, COIN_BUYER, OTHER_SELLER, BUYER, FEES, CREATOR, ORIGIN] = [1, 2, 3, 4, 5, 6, 7].map(
  addressOf,
) as [Address, Address, Address, Address, Address, Address, Address]

describe('listings for Seaport that are bought together', () => {
  const seaport = withSeaport({ fee: { account: FEES, value: 250 }, royalties: true })
  let items: Address
  let tokens = 0n

  before(async () => {
    const { market } = seaport
    const deployed = await market.chain.deploy(ownContract('RoyalItems', [CREATOR]))
    items = deployed.toLowerCase() as Address
    for (const maker of [1, 3]) {
      const operator = [seaport.seaport.contract, true]
      await market.execute(items, 'setApprovalForAll', operator, market.chain.keyWallet(maker))
    }
  })

  /** Shares of a price: of the platform, and of the creator where there are royalties. */
  const feeOf = (price: bigint) => (price * 250n) / 10_000n
  const royaltyOf = (price: bigint) => (price * 750n) / 10_000n

  /** Mints an item with royalties, and lists it. */
  const listed = async (maker: 1 | 3, price: bigint) => {
    await seaport.market.execute(items, 'mint', [addressOf(maker)])
    tokens += 1n
    const [fee, royalty] = [feeOf(price), royaltyOf(price)]
    const { id } = await seaport.posted(
      seaport.listing({
        maker: `ETHEREUM:${addressOf(maker)}`,
        data: {
          offer: [assetOf('ERC721', items, tokens - 1n, 1n)],
          consideration: [
            to(maker, ether(price - fee - royalty)),
            to(5, ether(fee)),
            to(6, ether(royalty)),
          ],
        },
      }),
    )
    return id
  }
  /** Lists ten copies in coins, of which a fortieth is the fee. */
  const copiesListed = async (price: bigint, changes: object = {}) => {
    const { id } = await seaport.posted(
      seaport.listing({
        data: {
          offer: [seaport.copies(10n)],
          consideration: [
            to(1, seaport.coins((price - feeOf(price)) * 10n)),
            to(5, seaport.coins(feeOf(price) * 10n)),
          ],
          ...changes,
        },
      }),
    )
    return id
  }

  /** Mints an item, and lists it for 2,000 coins. */
  const listedInCoins = async () => {
    const { id } = await seaport.posted(
      seaport.listing({
        data: {
          offer: [seaport.item(await seaport.minted())],
          consideration: [to(1, seaport.coins(1_950n)), to(5, seaport.coins(50n))],
        },
      }),
    )
    return id
  }

  const bought = (id: string, others: readonly string[], account = 4, changes: object = {}) =>
    seaport.prepare(id, account, {
      together: others.map((orderId) => ({ orderId, amount: '1' })),
      ...changes,
    })
  const cancel = async (id: string, maker: number) => {
    const { body } = await seaport.ask(calls.prepareOrderCancelTransaction, { id })
    expect((await seaport.transact({ transaction: body }, maker)).isDone).to.equal(true)
  }
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
    const args = [OTHER_SELLER, ORIGIN, tokens - 1n]
    await market.execute(items, 'transferFrom', args, market.chain.keyWallet(3))
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

  describe('are refused before anything is sent', () => {
    const refusal = async (
      id: string,
      together: readonly object[],
      changes: object = {},
    ): Promise<readonly unknown[]> => {
      const { status, body } = await seaport.prepare(id, 4, { together, ...changes })
      return [status, body.code, body.message]
    }
    const one = (orderId: string, amount = '1') => ({ orderId, amount })
    const unprepared = (id: string, reason: string) => [
      400,
      'VALIDATION',
      `No transaction can be prepared for the order ${id}: ${reason}`,
    ]
    const ALONE = 'it is no listing for Seaport, and no others are bought together'

    it('with an order twice, also with the first one', async () => {
      const [id, other] = [await listed(1, ETHER), await listed(3, ETHER)]
      for (const [together, index] of [
        [[one(id)], 0],
        [[one(other), one(other)], 1],
      ] as const) {
        expect(await refusal(id, together)).to.deep.equal([
          400,
          'BAD_REQUEST',
          `together[${index}].orderId must not name an order twice`,
        ])
      }
    })

    it('with an order that is not known', async () => {
      const unknown = `BASE:0x${'ab'.repeat(32)}`
      expect(await refusal(await listed(1, ETHER), [one(unknown)])).to.deep.equal([
        404,
        'NOT_FOUND',
        `There is no order ${unknown}`,
      ])
    })

    it('with an order of another blockchain', async () => {
      const { write } = seaport.market.pools
      const id = await listed(1, ETHER)
      const row = await write.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow()
      const value = `0x${'cd'.repeat(32)}`
      const elsewhere = {
        ...row,
        id: orderKey({ blockchain: 'ETHEREUM', value }),
        make: JSON.stringify(row.make),
        take: JSON.stringify(row.take),
        data: JSON.stringify(row.data),
      }
      await write.insertInto('orders').values(elsewhere).execute()
      expect(await refusal(id, [one(`ETHEREUM:${value}`)])).to.deep.equal([
        400,
        'BAD_REQUEST',
        'together[0].orderId must be an order on BASE, as the first one is',
      ])
    })

    it('in two currencies', async () => {
      const [id, other] = [await listed(1, ETHER), await listedInCoins()]
      const reason = 'it is in another currency than the first one'
      expect(await refusal(id, [one(other)])).to.deep.equal(unprepared(other, reason))
    })

    it('at two contracts', async () => {
      const { market, seaport: first } = seaport
      const second = await deploySeaport(market.chain)
      const operator = [second.contract, true]
      await market.execute(items, 'setApprovalForAll', operator, market.chain.keyWallet(3))
      const app = await indexerOver(market.pools, {
        nodes: { BASE: [market.chain.url] },
        seaports: {
          BASE: {
            contracts: [first.contract, second.contract],
            conduit: undefined,
            fee: undefined,
            royalties: false,
          },
        },
      })
      try {
        const id = await listed(1, ETHER)
        await market.execute(items, 'mint', [OTHER_SELLER])
        tokens += 1n
        const form = seaport.listing({
          maker: `ETHEREUM:${OTHER_SELLER}`,
          data: {
            protocol: `ETHEREUM:${second.contract}`,
            offer: [assetOf('ERC721', items, tokens - 1n, 1n)],
            consideration: [to(3, ether(ETHER))],
          },
        })
        const { body: hashes } = await ask(app, calls.encode, { orderForm: tagged(form) })
        const signature = await keyOf(3).sign({ hash: hashes.signHash as Hex })
        const orderForm = tagged({ ...form, signature })
        const { status, body: other } = await ask(app, calls.upsertOrder, { orderForm })
        expect(status).to.equal(200)
        const refused = await ask(app, calls.prepareOrderTransaction, {
          id,
          prepareOrderTxForm: {
            maker: `ETHEREUM:${BUYER}`,
            amount: '1',
            payouts: [],
            originFees: [],
            together: [one(other.id)],
          },
        })
        const reason = `it is not for the contract ${first.contract}, as the first one is`
        const { code, message } = refused.body
        expect([refused.status, code, message]).to.deep.equal(unprepared(other.id, reason))
      } finally {
        await app.close()
      }
    })

    it('with bids, and with orders for another exchange', async () => {
      const id = await listed(1, ETHER)
      const bid = await seaport.posted(
        seaport.bid({
          data: { consideration: [to(2, seaport.item(0n)), to(5, seaport.coins(25n))] },
        }),
      )
      const { body: own } = await seaport.market.post(seaport.market.listing())
      for (const other of [bid.id, own.id]) {
        expect(await refusal(id, [one(other)])).to.deep.equal(unprepared(other, ALONE))
        expect(await refusal(other, [one(id)])).to.deep.equal(unprepared(other, ALONE))
      }
    })

    it('with one that is cancelled, or has fewer copies', async () => {
      const [id, gone] = [await listed(1, ETHER), await listed(3, ETHER)]
      await cancel(gone, 3)
      await seaport.read()
      expect(await refusal(id, [one(gone)])).to.deep.equal(unprepared(gone, 'it is CANCELLED'))
      const other = await listed(3, ETHER)
      expect(await refusal(id, [one(other, '2')])).to.deep.equal(
        unprepared(other, 'it has 1 left, not 2'),
      )
      const [status, code, message] = await refusal(id, [one(other, '0')])
      expect([status, code]).to.deep.equal([400, 'BAD_REQUEST'])
      expect(message).to.match(/^together\[0\]\.amount must be a whole number from 1/)
    })

    it('with several payouts, and with a field that there is not', async () => {
      const [id, other] = [await listed(1, ETHER), await listed(3, ETHER)]
      const payouts = [7, 6].map((account) => ({
        account: `ETHEREUM:${addressOf(account)}`,
        value: 5_000,
      }))
      expect(await refusal(id, [one(other)], { payouts })).to.deep.equal(
        unprepared(id, 'Seaport pays out to one account'),
      )
      const [status, code, message] = await refusal(id, [{ ...one(other), price: '1' }])
      expect([status, code]).to.deep.equal([400, 'VALIDATION'])
      expect(message).to.include('price')
    })
  })
})
