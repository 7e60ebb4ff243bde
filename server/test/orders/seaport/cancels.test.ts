import { expect } from 'chai'
import { encodeFunctionData } from 'viem'
import * as calls from '../../../src/indexer/calls.ts'
import { SEAPORT_ABI } from '../../../src/orders/seaport/seaportAbi.ts'
import { addressOf } from '../_market.ts'
import { ether, type Prepared, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

describe('an order for Seaport', () => {
  const seaport = withSeaport()

  const listed = async () => {
    const tokenId = await seaport.minted()
    const form = await seaport.sign(seaport.listing({ data: { offer: [seaport.item(tokenId)] } }))
    const { status, body } = await seaport.send(form)
    expect(status, body.message).to.equal(200)
    return { form, id: body.id, tokenId }
  }
  const cancellation = async (id: string): Promise<Prepared> => {
    const { status, body } = await seaport.ask(calls.prepareOrderCancelTransaction, { id })
    expect(status, body.message).to.equal(200)
    return { transaction: body }
  }
  const validated = async (id: string) =>
    (await seaport.ask(calls.getValidatedOrderById, { id })).body
  const cancellations = async (tokenId: bigint) => {
    const itemId = `BASE:${seaport.market.nft}:${tokenId}`
    const { body } = await seaport.ask(calls.getActivitiesByItem, { type: ['CANCEL_LIST'], itemId })
    return body.activities
  }

  it('is cancelled for good by the transaction that is prepared', async () => {
    const { form, id, tokenId } = await listed()
    const prepared = await cancellation(id)
    // Nobody but the maker can send it.
    expect((await seaport.transact(prepared, 3)).isDone).to.equal(false)
    expect((await seaport.transact(prepared, 1)).isDone).to.equal(true)
    await seaport.read()
    expect(await seaport.order(id)).to.deep.include({ status: 'CANCELLED', cancelled: true })
    expect(await cancellations(tokenId)).to.have.length(1)
    expect((await seaport.send(form)).body).to.deep.equal({
      code: 'BAD_REQUEST',
      message: `The order ${id} was cancelled and cannot come back: make another one with a new salt`,
    })
    expect((await seaport.prepare(id, 3)).body.message).to.match(/it is CANCELLED$/)
    const again = await seaport.ask(calls.prepareOrderCancelTransaction, { id })
    expect(again.body.message).to.match(/it is CANCELLED for good$/)
  })

  it('is cancelled while it is inactive', async () => {
    const startedAt = String(Math.floor(Date.now() / 1000) + 600)
    const { id, status } = await seaport.posted(seaport.listing({ startedAt }))
    expect(status).to.equal('INACTIVE')
    expect((await seaport.transact(await cancellation(id), 1)).isDone).to.equal(true)
    await seaport.read()
    expect((await seaport.order(id)).status).to.equal('CANCELLED')
  })

  it('is cancelled when the cancellation comes before the fill, which moves nothing', async () => {
    const { id, tokenId } = await listed()
    const { body: fill } = await seaport.prepare(id, 3)
    const cancel = await cancellation(id)
    const before = await seaport.balances.ether(addressOf(3))
    expect((await seaport.transact(cancel, 1)).isDone).to.equal(true)
    const { isDone, gas } = await seaport.transact(fill, 3)
    expect(isDone).to.equal(false)
    expect(await seaport.balances.ether(addressOf(3))).to.equal(before - gas)
    expect(await seaport.balances.owner(tokenId)).to.equal(addressOf(1))
    await seaport.read()
    expect(await seaport.order(id)).to.deep.include({ status: 'CANCELLED', fill: '0' })
  })

  it('stays filled when the cancellation comes after the fill', async () => {
    const { id, tokenId } = await listed()
    const { body: fill } = await seaport.prepare(id, 3)
    const cancel = await cancellation(id)
    expect((await seaport.transact(fill, 3)).isDone).to.equal(true)
    await seaport.transact(cancel, 1)
    await seaport.read()
    expect((await seaport.order(id)).status).to.equal('FILLED')
    expect(await validated(id)).to.deep.include({ code: 'VALIDATION' })
    expect((await seaport.order(id)).status).to.equal('FILLED')
    expect(await seaport.balances.owner(tokenId)).to.equal(addressOf(3))
  })

  it('is inactive while its item is elsewhere, and cannot be filled', async () => {
    const { id, tokenId } = await listed()
    const { market } = seaport
    const { body: fill } = await seaport.prepare(id, 3)
    const move = (from: number, to: number) =>
      market.execute(
        market.nft,
        'transferFrom',
        [addressOf(from), addressOf(to), tokenId],
        market.chain.keyWallet(from),
      )
    await move(1, 4)
    expect((await seaport.transact(fill, 3)).isDone).to.equal(false)
    expect((await validated(id)).message).to.equal(`The order ${id} is not active: it is INACTIVE`)
    expect((await seaport.prepare(id, 3)).body.message).to.match(/it is INACTIVE$/)
    await move(4, 1)
    expect(await validated(id)).to.deep.include({ status: 'ACTIVE', makeStock: '1' })
    expect((await seaport.transact(fill, 3)).isDone).to.equal(true)
    expect((await validated(id)).message).to.match(/it is FILLED$/)
  })

  it('is cancelled with all of its maker by a new counter, and comes back with a reorg', async () => {
    const { market } = seaport
    const [one, two] = [await listed(), await listed()]
    const late = await seaport.sign(seaport.listing({ data: { offer: [seaport.item()] } }))
    const bid = await seaport.posted(seaport.bid({ data: { offer: [seaport.coins(5n)] } }))
    const statuses = async () =>
      Promise.all([one.id, two.id, bid.id].map(async (id) => (await seaport.order(id)).status))
    await seaport.read()
    for (const id of [one.id, two.id, bid.id]) await validated(id)
    expect(await statuses()).to.deep.equal(['ACTIVE', 'ACTIVE', 'ACTIVE'])
    const { body: fill } = await seaport.prepare(one.id, 3)
    const snapshot = await market.chain.cheats.snapshot()
    const data = encodeFunctionData({ abi: SEAPORT_ABI, functionName: 'incrementCounter' })
    const increment = { transaction: { to: `BASE:${seaport.seaport.contract}`, data } }
    expect((await seaport.transact(increment, 1)).isDone).to.equal(true)
    expect((await seaport.transact(fill, 3)).isDone).to.equal(false)
    expect((await seaport.prepare(one.id, 3)).body.message).to.match(
      /: its exchange refuses it: its signature does not count$/,
    )

    await seaport.read()
    expect(await statuses()).to.deep.equal(['CANCELLED', 'CANCELLED', 'ACTIVE'])
    expect(await cancellations(one.tokenId)).to.have.length(1)
    expect(await cancellations(two.tokenId)).to.have.length(1)
    const refused = await seaport.send(late)
    expect(refused.body.message).to.match(/^data\.nonce must be the counter .* which is [1-9]\d+$/)
    const nonce = /\d+$/.exec(refused.body.message ?? '')?.[0] ?? ''
    const renewed = await seaport.posted(seaport.listing({ data: { nonce } }))
    expect(renewed).to.deep.include({ status: 'ACTIVE' })
    expect(renewed.data).to.deep.include({ nonce })
    const { body: bought } = await seaport.prepare(renewed.id, 3)
    expect((await seaport.transact(bought, 3)).isDone).to.equal(true)
    await seaport.read()
    expect((await seaport.order(renewed.id)).status).to.equal('FILLED')

    await market.chain.cheats.revert({ id: snapshot })
    await market.chain.cheats.increaseTime({ seconds: 60 })
    await market.chain.cheats.mine({ blocks: 9 })
    await seaport.read()
    expect(await cancellations(one.tokenId)).to.deep.equal([])
    for (const id of [one.id, two.id]) {
      expect(await validated(id)).to.deep.include({ status: 'ACTIVE', cancelled: false })
    }
  })

  const sent = async (form: Parameters<typeof seaport.sign>[0]) =>
    seaport.send(await seaport.sign(form))
  const increment = () => {
    const data = encodeFunctionData({ abi: SEAPORT_ABI, functionName: 'incrementCounter' })
    return { transaction: { to: `BASE:${seaport.seaport.contract}`, data } }
  }
  /** The maker's counter, which a refusal names. */
  const counter = async () => {
    const { body } = await sent(seaport.listing({ data: { nonce: '7' } }))
    expect(body.message).to.match(/^data\.nonce must be the counter .* which is \d+$/)
    return /\d+$/.exec(body.message ?? '')?.[0] ?? ''
  }
  /** A listing of an item for 3 ETH. */
  const dearer = (tokenId: bigint, changes: object = {}) =>
    seaport.listing({
      data: {
        offer: [seaport.item(tokenId)],
        consideration: [to(1, ether(3n * 10n ** 18n))],
        ...changes,
      },
    })

  it('stands in the way of no other one once its cancellation is on the chain, read or not', async () => {
    // Given an order that is cancelled in a block that nobody has read
    const { form, id, tokenId } = await listed()
    expect((await sent(dearer(tokenId))).body.message).to.equal(
      `The maker has the active order ${id} for the same item in this currency: update that by its salt, or cancel it first`,
    )
    expect((await seaport.transact(await cancellation(id), 1)).isDone).to.equal(true)
    expect((await seaport.order(id)).status).to.equal('ACTIVE')

    // When it is sent again, it is refused, and another one is taken in its place
    expect((await seaport.send(form)).body.message).to.equal(
      `The order ${id} was cancelled and cannot come back: make another one with a new salt`,
    )
    const other = await seaport.posted(dearer(tokenId))

    // Then each is what the chain has of it, before and after the block is read
    const statuses = () =>
      Promise.all([id, other.id].map(async (each) => (await seaport.order(each)).status))
    expect(await statuses()).to.deep.equal(['CANCELLED', 'ACTIVE'])
    expect(await cancellations(tokenId)).to.have.length(1)
    await seaport.read()
    expect(await statuses()).to.deep.equal(['CANCELLED', 'ACTIVE'])
    expect(await cancellations(tokenId)).to.have.length(1)
  })

  it('stands in the way of one alone of several that are sent at once after its cancellation', async () => {
    const { id, tokenId } = await listed()
    expect((await seaport.transact(await cancellation(id), 1)).isDone).to.equal(true)
    const answers = await Promise.all(Array.from({ length: 8 }, () => sent(dearer(tokenId))))
    const [taken, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).to.deep.equal([])
    const refused = answers.filter(({ status }) => status === 400)
    expect(refused).to.have.length(7)
    for (const { body } of refused)
      expect(body.message).to.include(`active order ${taken?.body.id}`)
  })

  it('is cancelled by a new counter that only a node tells of', async () => {
    const { id } = await listed()
    expect((await seaport.transact(increment(), 1)).isDone).to.equal(true)
    expect((await validated(id)).message).to.equal(`The order ${id} is not active: it is CANCELLED`)
  })

  it('stands in the way of none with the counter that a node tells of, read or not', async () => {
    const tokenId = await seaport.minted()
    const { id } = await seaport.posted(dearer(tokenId, { nonce: await counter() }))
    expect((await seaport.transact(increment(), 1)).isDone).to.equal(true)
    const nonce = await counter()
    const other = await seaport.posted(dearer(tokenId, { nonce }))
    expect(other.status).to.equal('ACTIVE')
    expect((await seaport.order(id)).status).to.equal('CANCELLED')
    // The next one is refused for the new order, not for the old one.
    expect((await sent(dearer(tokenId, { nonce }))).body.message).to.include(other.id)
  })
})
