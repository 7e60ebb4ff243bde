import { expect } from 'chai'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import * as calls from '../../../src/indexer/calls.ts'
import { ownContract } from '../_contracts.ts'
import { addressOf } from '../_market.ts'
import { assetOf, type SeaportMarket, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

const [SELLER, BIDDER, FEES, ORIGIN] = [1, 2, 5, 7].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
]

describe('a bid for Seaport', () => {
  const seaport = withSeaport({ fee: { account: FEES, value: 250 } })

  const coinsOf = (accounts: readonly Address[]) =>
    Promise.all(accounts.map(seaport.balances.coins))
  const sales = async (itemId: string) =>
    (await seaport.ask(calls.getActivitiesByItem, { type: ['SELL'], itemId })).body.activities
  const bidOn = (asset: ReturnType<SeaportMarket['item']>, copies = 1n) =>
    seaport.bid({
      data: {
        offer: [seaport.coins(1_000n * copies)],
        consideration: [to(2, asset), to(5, seaport.coins(25n * copies))],
      },
    })
  const anyOf = (copies: bigint) => assetOf('ERC721_WITH_CRITERIA', seaport.market.nft, 0n, copies)
  const idOf = (tokenId: bigint) => `BASE:${seaport.market.nft}:${tokenId}`

  it('on an item is accepted with nothing but the item approved; fees come out of it', async () => {
    const tokenId = await seaport.minted()
    const order = await seaport.posted(bidOn(seaport.item(tokenId)))
    expect(order).to.deep.include({
      status: 'ACTIVE',
      makeStock: '0.000000000000001',
      takePrice: '0.000000000000001',
    })
    const originFees = [{ account: `ETHEREUM:${ORIGIN}`, value: 100 }]
    const { body } = await seaport.prepare(order.id, 1, { originFees })
    const contract = `BASE:${seaport.market.nft}`
    expect(body).to.deep.include({
      transferProxyAddress: `BASE:${seaport.seaport.contract}`,
      asset: {
        type: { '@type': 'ERC721', contract, collection: contract, tokenId: String(tokenId) },
        value: '1',
      },
      value: '0',
    })
    const accounts = [SELLER, BIDDER, FEES, ORIGIN]
    const before = await coinsOf(accounts)
    // Only whoever it was prepared for can send it.
    expect((await seaport.transact(body, 3)).isDone).to.equal(false)
    expect((await seaport.transact(body, 1)).isDone).to.equal(true)
    const after = await coinsOf(accounts)
    expect(after.map((amount, index) => amount - (before[index] ?? 0n))).to.deep.equal([
      965n,
      -1_000n,
      25n,
      10n,
    ])
    expect(await seaport.balances.owner(tokenId)).to.equal(BIDDER)

    await seaport.read()
    expect(await seaport.order(order.id)).to.deep.include({ status: 'FILLED', fill: '1' })
    const [sale, ...others] = await sales(idOf(tokenId))
    expect(others).to.deep.equal([])
    expect(sale).to.deep.include({
      orderId: order.id,
      source: 'MINTLINE',
      type: 'ACCEPT_BID',
      seller: `ETHEREUM:${SELLER}`,
      buyer: `ETHEREUM:${BIDDER}`,
      price: '0.000000000000001',
    })
  })

  it('on any items of a collection is accepted item by item, each of them named', async () => {
    const [first, second] = [await seaport.minted(), await seaport.minted()]
    const order = await seaport.posted(bidOn(anyOf(2n), 2n))
    expect(order.take).to.deep.equal({
      type: { '@type': 'NFT_OF_COLLECTION', collectionId: `BASE:${seaport.market.nft}` },
      value: '2',
    })
    const refusal = async (changes: object) => (await seaport.prepare(order.id, 1, changes)).body
    expect((await refusal({})).message).to.match(/itemId has to name one$/)
    expect((await refusal({ amount: '2', itemId: idOf(first) })).message).to.match(
      /it is filled item by item, and itemId names one$/,
    )
    expect(await refusal({ itemId: `BASE:${seaport.market.copies}:5` })).to.deep.equal({
      code: 'BAD_REQUEST',
      message: 'itemId must be an item that the order trades',
    })
    for (const [index, tokenId] of [first, second].entries()) {
      const [before = 0n] = await coinsOf([SELLER])
      const { body } = await seaport.prepare(order.id, 1, { itemId: idOf(tokenId) })
      expect((await seaport.transact(body, 1)).isDone).to.equal(true)
      expect(await coinsOf([SELLER])).to.deep.equal([before + 975n])
      expect(await seaport.balances.owner(tokenId)).to.equal(BIDDER)
      await seaport.read()
      const { status, fill } = await seaport.order(order.id)
      expect([status, fill]).to.deep.equal(index === 0 ? ['ACTIVE', '1'] : ['FILLED', '2'])
      expect(await sales(idOf(tokenId))).to.have.length(1)
    }
  })

  it('on copies of any number is accepted in parts', async () => {
    const any = assetOf('ERC1155_WITH_CRITERIA', seaport.market.copies, 0n, 4n)
    const { id } = await seaport.posted(bidOn(any, 4n))
    const itemId = `BASE:${seaport.market.copies}:5`
    const [before = 0n] = await coinsOf([SELLER])
    const { body } = await seaport.prepare(id, 1, { amount: '3', itemId })
    expect(body.asset.value).to.equal('3')
    expect((await seaport.transact(body, 1)).isDone).to.equal(true)
    expect(await coinsOf([SELLER])).to.deep.equal([before + 3n * 975n])
    expect(await seaport.balances.copies(BIDDER)).to.equal(3n)
    await seaport.read()
    expect(await seaport.order(id)).to.deep.include({ status: 'ACTIVE', fill: '3' })
  })

  it('of a wallet that is a contract is signed by its owner (ERC-1271)', async () => {
    const { market } = seaport
    const deployed = await market.chain.deploy(ownContract('Wallet', [addressOf(3)]))
    const wallet = deployed.toLowerCase() as Address
    await market.execute(market.coin, 'transfer', [wallet, 5_000n], market.chain.keyWallet(2))
    const args = [seaport.seaport.contract, 1_000n] as const
    const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
    await market.execute(wallet, 'execute', [market.coin, approval])
    const tokenId = await seaport.minted()
    const form = seaport.bid({
      maker: `ETHEREUM:${wallet}`,
      data: {
        consideration: [to(wallet, seaport.item(tokenId)), to(5, seaport.coins(25n))],
      },
    })
    const others = await seaport.send(await seaport.sign(form, 2))
    expect(others.body.message).to.match(/^The signature is not that of the maker/)
    const { body: order } = await seaport.send(await seaport.sign(form, 3))
    expect(order.status, order.message).to.equal('ACTIVE')
    const { body } = await seaport.prepare(order.id, 1)
    expect((await seaport.transact(body, 1)).isDone).to.equal(true)
    expect(await seaport.balances.owner(tokenId)).to.equal(wallet)
    expect(await seaport.balances.coins(wallet)).to.equal(4_000n)
  })

  it('is not accepted where fees leave nothing of it', async () => {
    const { id } = await seaport.posted(bidOn(seaport.item(await seaport.minted())))
    const originFees = [{ account: `ETHEREUM:${ORIGIN}`, value: 9_800 }]
    const { body } = await seaport.prepare(id, 1, { originFees })
    expect(body.message).to.match(/its fees and those of the form are more than it$/)
  })
})
