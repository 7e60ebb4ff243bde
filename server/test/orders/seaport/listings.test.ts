import { expect } from 'chai'
import {
  type Address,
  type Hex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import * as calls from '../../../src/indexer/calls.ts'
import { ownContract } from '../_contracts.ts'
import { addressOf } from '../_market.ts'
import { assetOf, ether, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

const ETHER = 10n ** 18n
const [SELLER, BUYER, COIN_BUYER, FEES, CREATOR, ORIGIN] = [1, 3, 2, 5, 6, 7].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]

describe('a listing for Seaport', () => {
  const seaport = withSeaport({ fee: { account: FEES, value: 250 }, royalties: true })

  /** Amounts by which balances grow. */
  async function growth(
    balance: (account: Address) => Promise<bigint>,
    accounts: readonly Address[],
    act: () => Promise<unknown>,
  ): Promise<bigint[]> {
    const before = await Promise.all(accounts.map(balance))
    await act()
    const after = await Promise.all(accounts.map(balance))
    return after.map((amount, index) => amount - (before[index] ?? 0n))
  }

  const active = (id: string) => seaport.ask(calls.getValidatedOrderById, { id })

  it('is shown in the lists as it was signed', async () => {
    const tokenId = await seaport.minted()
    const fee = ETHER / 20n
    const form = await seaport.sign(
      seaport.listing({
        data: {
          offer: [seaport.item(tokenId)],
          consideration: [to(1, ether(2n * ETHER - fee)), to(5, ether(fee))],
        },
      }),
    )
    const { status, body } = await seaport.send(form)
    expect(status, body.message).to.equal(200)
    expect(body).to.deep.include({
      platform: 'MINTLINE',
      status: 'ACTIVE',
      fill: '0',
      makeStock: '1',
      cancelled: false,
      makePrice: '2',
      maker: form.maker,
      endedAt: form.endedAt,
      signature: form.signature,
      feeTakers: [`ETHEREUM:${FEES}`],
      data: { '@type': 'ETH_BASIC_SEAPORT_DATA_V1', ...form.data },
    })
    const contract = `BASE:${seaport.market.nft}`
    const itemId = `${contract}:${tokenId}`
    expect(body.make).to.deep.equal({
      type: { '@type': 'ERC721', contract, collection: contract, tokenId: String(tokenId) },
      value: '1',
    })
    expect(body.take).to.deep.equal({ type: { '@type': 'ETH', blockchain: 'BASE' }, value: '2' })
    expect(await seaport.order(body.id)).to.deep.equal(body)
    const { body: sells } = await seaport.ask(calls.getSellOrdersByItem, { itemId })
    expect(sells.orders).to.deep.equal([body])
    const { body: listed } = await seaport.ask(calls.getActivitiesByItem, {
      type: ['LIST'],
      itemId,
    })
    expect(listed.activities[0]).to.deep.include({
      orderId: body.id,
      source: 'MINTLINE',
      price: '2',
    })
    const again = await seaport.send(form)
    expect(again.body).to.deep.equal(body)
  })

  it('is bought for native currency: everybody gets their share to the wei', async () => {
    const { market } = seaport
    const deployed = await market.chain.deploy(ownContract('RoyalItems', [CREATOR]))
    const items = deployed.toLowerCase() as Address
    await market.execute(items, 'mint', [SELLER])
    const operator = [seaport.seaport.contract, true]
    await market.execute(items, 'setApprovalForAll', operator, market.chain.keyWallet(1))
    const price = 10n ** 18n + 7n
    const [fee, royalty] = [(price * 250n) / 10_000n, (price * 750n) / 10_000n]
    const listing = (given: bigint) =>
      seaport.listing({
        data: {
          orderType: 'FULL_OPEN',
          offer: [assetOf('ERC721', items, 0n, 1n)],
          consideration: [
            to(1, ether(price - fee - given)),
            to(5, ether(fee)),
            to(6, ether(given)),
          ],
        },
      })
    const short = await seaport.send(await seaport.sign(listing(royalty - 1n)))
    expect([short.status, short.body.message]).to.deep.equal([
      400,
      `data.consideration must give ETHEREUM:${CREATOR} at least ${royalty} of ${price} as royalty of the creators, and gives ${royalty - 1n}`,
    ])

    const { id } = await seaport.posted(listing(royalty))
    const originFees = [{ account: `ETHEREUM:${ORIGIN}`, value: 100 }]
    const { body } = await seaport.prepare(id, 3, { originFees })
    const tip = price / 100n
    expect(body.value).to.equal(String(price + tip))
    expect(body).to.not.have.property('transferProxyAddress')
    expect(body.transaction.to).to.equal(`BASE:${seaport.seaport.contract}`)
    let gas = 0n
    const grown = await growth(
      seaport.balances.ether,
      [SELLER, FEES, CREATOR, ORIGIN, BUYER],
      async () => {
        const sent = await seaport.transact(body, 3)
        expect(sent.isDone).to.equal(true)
        gas = sent.gas
      },
    )
    expect(grown).to.deep.equal([price - fee - royalty, fee, royalty, tip, -price - tip - gas])

    await seaport.read()
    expect(await seaport.order(id)).to.deep.include({ status: 'FILLED', fill: '1', makeStock: '0' })
    const itemId = `BASE:${items}:0`
    const { body: sold } = await seaport.ask(calls.getActivitiesByItem, { type: ['SELL'], itemId })
    expect(sold.activities).to.have.length(1)
    expect(sold.activities[0]).to.deep.include({
      orderId: id,
      source: 'MINTLINE',
      type: 'SELL',
      seller: `ETHEREUM:${SELLER}`,
      buyer: `ETHEREUM:${BUYER}`,
      price: '1.010000000000000007',
    })
    const refused = await active(id)
    expect(refused.body.message).to.equal(`The order ${id} is not active: it is FILLED`)
    expect((await seaport.prepare(id, 3)).body.message).to.match(/it is FILLED$/)
  })

  it('of copies is bought in parts for coins, by a conduit, until none are left', async () => {
    const { conduit } = seaport.seaport
    const [price, fee] = [1_000n, 25n]
    const { id, status } = await seaport.posted(
      seaport.listing({
        data: {
          conduitKey: conduit.key,
          offer: [seaport.copies(10n)],
          consideration: [
            to(1, seaport.coins((price - fee) * 10n)),
            to(5, seaport.coins(fee * 10n)),
          ],
        },
      }),
    )
    expect(status).to.equal('ACTIVE')
    const originFees = [{ account: `ETHEREUM:${ORIGIN}`, value: 155 }]
    const buy = async (amount: bigint) => {
      const { body } = await seaport.prepare(id, 2, { amount: String(amount), originFees })
      expect(body.transferProxyAddress).to.equal(`BASE:${conduit.contract}`)
      expect(body.value).to.equal('0')
      const grown = await growth(
        seaport.balances.coins,
        [SELLER, FEES, ORIGIN, COIN_BUYER],
        async () => expect((await seaport.transact(body, 2)).isDone).to.equal(true),
      )
      // 1.55 % of 1,000 are 15 for each copy.
      const shares = [(price - fee) * amount, fee * amount, 15n * amount]
      expect(grown).to.deep.equal([...shares, -(price + 15n) * amount])
      await seaport.read()
    }
    await buy(3n)
    expect(await seaport.order(id)).to.deep.include({ status: 'ACTIVE', fill: '3', makeStock: '7' })
    const { body: valid } = await active(id)
    expect(valid).to.deep.include({ status: 'ACTIVE', fill: '3', makeStock: '7' })
    const more = await seaport.prepare(id, 2, { amount: '8' })
    expect(more.body.message).to.match(/it has 7 left, not 8$/)
    await buy(7n)
    expect(await seaport.balances.copies(COIN_BUYER)).to.equal(10n)
    expect(await seaport.order(id)).to.deep.include({
      status: 'FILLED',
      fill: '10',
      makeStock: '0',
    })
  })

  it('is filled with the compact signature that the public SDK makes (EIP-2098)', async () => {
    const tokenId = await seaport.minted()
    const fee = ETHER / 20n
    const form = await seaport.sign(
      seaport.listing({
        data: {
          offer: [seaport.item(tokenId)],
          consideration: [to(1, ether(2n * ETHER - fee)), to(5, ether(fee))],
        },
      }),
    )
    const parts = signatureToCompactSignature(parseSignature(form.signature as Hex))
    const signature = serializeCompactSignature(parts)
    const { status, body } = await seaport.send({ ...form, signature })
    expect(status, body.message).to.equal(200)
    expect(body.signature).to.equal(signature)
    const { body: fill } = await seaport.prepare(body.id, 3)
    expect((await seaport.transact(fill, 3)).isDone).to.equal(true)
    expect(await seaport.balances.owner(tokenId)).to.equal(BUYER)
  })

  it('pays out to one other account, and not to several', async () => {
    const tokenId = await seaport.minted()
    const fee = ETHER / 20n
    const { id } = await seaport.posted(
      seaport.listing({
        data: {
          offer: [seaport.item(tokenId)],
          consideration: [to(1, ether(2n * ETHER - fee)), to(5, ether(fee))],
        },
      }),
    )
    const part = (account: number, value: number) => ({
      account: `ETHEREUM:${addressOf(account)}`,
      value,
    })
    const several = await seaport.prepare(id, 3, { payouts: [part(7, 5_000), part(8, 5_000)] })
    expect(several.body.message).to.match(/Seaport pays out to one account$/)
    const { body } = await seaport.prepare(id, 3, { payouts: [part(7, 10_000)] })
    expect((await seaport.transact(body, 3)).isDone).to.equal(true)
    expect(await seaport.balances.owner(tokenId)).to.equal(addressOf(7))
  })
})
