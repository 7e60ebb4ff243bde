import { expect } from 'chai'
import { maxUint256 } from 'viem'
import * as calls from '../../../src/indexer/calls.ts'
import { orderKeyHash } from '../../../src/orders/hash/orderHashes.ts'
import { parseOrderForm } from '../../../src/orders/parse/parseOrderForm.ts'
import { addressOf, ERC20_PROXY, NFT_PROXY } from '../_market.ts'
import { ATTACKER, attackerOf, withHistories } from './_history.ts'

/** Coins for a 1,000 bid with its fee. */
const FUNDS = 2_000n

describe('the history of orders', () => {
  const { market, mint, taken, checked, historyOf, historyBy, isInSync, tellCancelled } =
    withHistories()

  const priced = (value: string) => ({
    assetType: { '@type': 'ETH' as const, blockchain: 'BASE' as const },
    value,
  })
  const coins = (value: string) => ({ ...market().bid().make, value })

  it('has nothing of listings by whoever does not own the item, at any price', async () => {
    const item = await mint()
    const form = market().listing({ ...ATTACKER, make: item })

    const sent = []
    for (const price of ['5', '4', '3', '2', '1']) {
      sent.push(await taken({ ...form, take: priced(price) }))
    }

    expect(sent.map(({ status }) => status)).to.deep.equal(Array(5).fill('INACTIVE'))
    expect(await historyOf(item)).to.deep.equal([])
    expect(await historyBy(3)).to.deep.equal([])
    expect(await isInSync(sent[0]?.id ?? '')).to.equal(false)
  })

  it('has nothing of bids without funds', async () => {
    const item = await mint()

    const bid = await taken(market().bid({ ...ATTACKER, make: coins('1000000'), take: item }))

    expect(bid.status).to.equal('INACTIVE')
    expect(await historyOf(item)).to.deep.equal([])
    expect(await historyBy(3)).to.deep.equal([])
    expect(await isInSync(bid.id)).to.equal(false)
  })

  it('begins when a listing can first be filled, at the price of then', async () => {
    const item = await mint()
    const form = market().listing({ ...ATTACKER, make: item })
    await taken({ ...form, take: priced('3000000000000000000') })
    const { id } = await taken({ ...form, take: priced('2000000000000000000') })
    const { assetType } = item
    const tokenId = BigInt((assetType as { tokenId: string }).tokenId)
    const move = async (from: number, to: number) =>
      market().execute(
        market().nft,
        'transferFrom',
        [addressOf(from), addressOf(to), tokenId],
        market().chain.keyWallet(from),
      )

    await move(1, 3)

    expect(await checked(id)).to.equal('ACTIVE')
    expect(await historyOf(item)).to.deep.equal(['LIST 2'])
    expect(await isInSync(id)).to.equal(true)

    await move(3, 1)
    expect(await checked(id)).to.equal('INACTIVE')
    await taken({ ...form, take: priced('1000000000000000000') })
    expect(await historyOf(item)).to.deep.equal(['LIST 2'])
    expect(await isInSync(id)).to.equal(true)

    await move(1, 3)
    expect(await checked(id)).to.equal('ACTIVE')
    expect(await historyOf(item)).to.deep.equal(['LIST 2', 'LIST 1'])
  })

  it('begins when a bid is first funded', async () => {
    const item = await mint()
    const { coin, chain, execute } = market()
    const { id } = await taken(market().bid({ ...ATTACKER, make: coins('1000'), take: item }))
    expect(await historyOf(item)).to.deep.equal([])

    await execute(coin, 'transfer', [addressOf(3), FUNDS], chain.keyWallet(2))
    await execute(coin, 'approve', [ERC20_PROXY, FUNDS], attackerOf(market()))

    expect(await checked(id)).to.equal('ACTIVE')
    expect(await historyOf(item)).to.deep.equal(['BID 0.000000000000001'])
    expect(await isInSync(id)).to.equal(true)
    await execute(coin, 'approve', [ERC20_PROXY, 0n], attackerOf(market()))
  })

  it('begins at once for what can be filled at once', async () => {
    const item = await mint()

    const { id, status } = await taken(market().listing({ make: item }))

    expect(status).to.equal('ACTIVE')
    expect(await historyOf(item)).to.deep.equal(['LIST 2'])
    expect(await isInSync(id)).to.equal(true)
  })

  it('ends with the cancellation of what could be filled', async () => {
    const item = await mint()
    const form = market().listing({ make: item })
    const { id } = await taken(form)

    const hash = orderKeyHash(parseOrderForm(form))
    await market().execute(market().exchange.contract, 'fill', [hash, maxUint256])

    expect(await checked(id)).to.equal('CANCELLED')
    expect(await historyOf(item)).to.deep.equal(['LIST 2', 'CANCEL_LIST'])
  })

  it('ends when its chain says, whoever told the server first', async () => {
    const form = market().listing({ make: await mint() })
    const { id } = await taken(form)
    const hash = orderKeyHash(parseOrderForm(form))
    const lastChange = async () =>
      (await market().ask(calls.getOrderById, { id })).body.lastUpdatedAt
    await market().execute(market().exchange.contract, 'fill', [hash, maxUint256])
    expect(await checked(id)).to.equal('CANCELLED')

    await tellCancelled(hash)
    expect(await lastChange()).to.equal('1970-01-01T00:00:00.000Z')
    const approve = (isApproved: boolean) =>
      market().execute(
        market().nft,
        'setApprovalForAll',
        [NFT_PROXY, isApproved],
        market().chain.keyWallet(1),
      )
    await approve(false)
    await checked(id)
    await approve(true)
    expect(await lastChange()).to.equal('1970-01-01T00:00:00.000Z')
  })

  it('has no cancellation of what never could, whoever tells it', async () => {
    const item = await mint()
    const form = market().listing({ ...ATTACKER, make: item })
    const { id } = await taken(form)
    const hash = orderKeyHash(parseOrderForm(form))

    await market().execute(market().exchange.contract, 'fill', [hash, maxUint256])
    expect(await checked(id)).to.equal('CANCELLED')
    expect(await historyOf(item)).to.deep.equal([])

    await tellCancelled(hash)
    expect(await historyOf(item)).to.deep.equal([])
    expect(await isInSync(id)).to.equal(false)
  })
})
