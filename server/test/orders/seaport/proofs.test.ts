import { expect } from 'chai'
import { type Hex, hexToBigInt, numberToHex, slice, zeroAddress } from 'viem'
import { orderKey } from '../../../src/database/keys/index.ts'
import { TASKS } from '../../../src/jobs/index.ts'
import type { JobServices } from '../../../src/jobs/task.ts'
import { emptyQueue, queued } from '../../metadata/_jobs.ts'
import { servicesOver } from '../../read-model/_app.ts'
import { writeCollections } from '../../read-model/_fixture.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { assetOf, ether, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

const ETHER = 10n ** 18n
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The other signature of the same key for the same hash. */
function withOtherS(signature: string): Hex {
  const [r, s] = [slice(signature as Hex, 0, 32), slice(signature as Hex, 32, 64)]
  const other = numberToHex(CURVE_ORDER - hexToBigInt(s), { size: 32 })
  const v = signature.endsWith('1b') ? '1c' : '1b'
  return `${r}${other.slice(2)}${v}` as Hex
}

describe('an active order', () => {
  const seaport = withSeaport()

  const keyOfOrder = (id: string) => {
    const [, value = ''] = id.split(':')
    return orderKey({ blockchain: 'BASE', value })
  }
  const services = (): JobServices => {
    const { market, seaport: deployed } = seaport
    const { contract, conduit } = deployed
    const { orders } = servicesOver(market.pools, {
      nodes: { BASE: [market.chain.url] },
      exchanges: { BASE: market.exchange },
      seaports: { BASE: { contracts: [contract], conduit, fee: undefined, royalties: false } },
    })
    return { writer: market.pools.write, orders } as JobServices
  }
  const check = async (id: string) => {
    await TASKS.checkOrder(services(), { order: keyOfOrder(id).toString('hex') }, undefined)
    const row = await seaport.market.pools.write
      .selectFrom('orders')
      .select(['status', 'proven', 'refusal'])
      .where('id', '=', keyOfOrder(id))
      .executeTakeFirstOrThrow()
    return [row.status, row.proven, row.refusal] as const
  }
  const queuedKeys = async () => (await queued(seaport.market.pools.write)).map(({ key }) => key)
  const refused = (reason: string) => ['INACTIVE', false, `its exchange refuses it: ${reason}`]
  const PROVEN = ['ACTIVE', true, null]

  it('is proven by the exchange', async () => {
    const inEther = await seaport.posted(
      seaport.listing({ data: { offer: [seaport.item(await seaport.minted())] } }),
    )
    expect(await check(inEther.id)).to.deep.equal(PROVEN)
    const { version } = await seaport.order(inEther.id)
    // Nothing changes where it is proven again.
    expect(await check(inEther.id)).to.deep.equal(PROVEN)
    expect(await seaport.order(inEther.id)).to.deep.include({ status: 'ACTIVE', version })
    // For coins that nobody but a bidder has, by a wallet that is assumed to have some.
    const inCoins = await seaport.posted(
      seaport.listing({
        data: {
          offer: [seaport.copies(4n)],
          consideration: [to(1, seaport.coins(10n ** 26n))],
        },
      }),
    )
    expect(await check(inCoins.id)).to.deep.equal(PROVEN)
    const exchanged = await seaport.market.post(
      seaport.market.listing({ make: seaport.market.numbered(0) }),
    )
    expect(await check(exchanged.body.id)).to.deep.equal(PROVEN)
  })

  it('is a bid that whoever holds the item could accept, once it is approved', async () => {
    const tokenId = await seaport.minted()
    const { market } = seaport
    const approve = (isApproved: boolean) => {
      const args = [seaport.seaport.contract, isApproved]
      return market.execute(market.nft, 'setApprovalForAll', args, market.chain.keyWallet(1))
    }
    await approve(false)
    const bid = await seaport.posted(
      seaport.bid({ data: { consideration: [to(2, seaport.item(tokenId))] } }),
    )
    expect(await check(bid.id)).to.deep.equal(PROVEN)
    await approve(true)
    // Nobody is known who holds the copies: nothing is proven, or refused.
    const unknown = await seaport.posted(
      seaport.bid({
        data: {
          offer: [seaport.coins(40n)],
          consideration: [to(2, assetOf('ERC1155', market.copies, 99n, 1n))],
        },
      }),
    )
    expect(await check(unknown.id)).to.deep.equal(['ACTIVE', null, null])
  })

  it('is no bid on an item that was burned', async () => {
    const { market } = seaport
    const tokenId = await seaport.minted()
    const bid = await seaport.posted(
      seaport.bid({ data: { consideration: [to(2, seaport.item(tokenId))] } }),
    )
    expect(bid.status).to.equal('ACTIVE')
    await market.execute(market.nft, 'burn', [tokenId], market.chain.keyWallet(1))
    expect(await check(bid.id)).to.deep.equal(['INACTIVE', false, 'its item does not exist'])
  })

  it('is none that Seaport refuses for its time, as bids in auctions once were', async () => {
    const tokenId = await seaport.minted()
    const bid = await seaport.posted(
      seaport.bid({ data: { consideration: [to(2, seaport.item(tokenId))] } }),
    )
    await seaport.market.pools.write
      .updateTable('orders')
      .set({ end_at: null })
      .where('id', '=', keyOfOrder(bid.id))
      .execute()
    expect(await check(bid.id)).to.deep.equal(refused('its time has not begun or is over'))
    const { body } = await seaport.prepare(bid.id, 1)
    expect(body.message).to.match(/: it is INACTIVE$/)
  })

  it('comes back when the exchange takes it again', async () => {
    const { market } = seaport
    const { id } = await seaport.posted(
      seaport.listing({ data: { offer: [seaport.item(await seaport.minted())] } }),
    )
    await market.execute(market.nft, 'pause', [])
    const paused = 'ERC721Pausable: token transfer while paused'
    expect(await check(id)).to.deep.equal(refused(paused))
    expect((await seaport.order(id)).status).to.equal('INACTIVE')
    await market.execute(market.nft, 'unpause', [])
    await emptyQueue(market.pools.write)
    // Refused ones are tried again as well, an hour after the last time.
    const name = `order ${keyOfOrder(id).toString('hex')}`
    await TASKS.probeOrders(services(), {}, undefined)
    expect(await queuedKeys()).to.not.include(name)
    await market.pools.write
      .updateTable('orders')
      .set({ probed_at: new Date(Date.now() - 61 * 60_000) })
      .where('id', '=', keyOfOrder(id))
      .execute()
    await TASKS.probeOrders(services(), {}, undefined)
    expect(await queuedKeys()).to.include(name)
    expect(await check(id)).to.deep.equal(PROVEN)
  })

  it('is tried again once it is the best of its collection', async () => {
    const { market } = seaport
    await writeCollections(market.pools, [
      collectionRow({ blockchain: 'BASE', contract: market.nft }),
    ])
    const { id } = await seaport.posted(
      seaport.listing({ data: { offer: [seaport.item(await seaport.minted())] } }),
    )
    const key = keyOfOrder(id)
    const { collection } = await market.pools.write
      .updateTable('orders')
      .set({ probed_at: new Date(Date.now() - 11 * 60_000) })
      .where('id', '=', key)
      .returning('collection')
      .executeTakeFirstOrThrow()
    await emptyQueue(market.pools.write)
    await TASKS.findCollectionOrders(
      services(),
      { collection: collection.toString('hex') },
      undefined,
    )
    expect(await queuedKeys()).to.deep.equal([`order ${key.toString('hex')}`])
  })

  it('is none with the higher s of a signature on the exchange, and may be for Seaport', async () => {
    const { market } = seaport
    const signed = await market.sign(market.listing({ make: market.numbered(0) }))
    const forged = { ...signed, signature: withOtherS(signed.signature) }
    const { status, body } = await market.send(forged)
    expect([status, body.code, body.message]).to.deep.equal([
      400,
      'BAD_REQUEST',
      'signature must have the lower s of the two that a key can sign with: the exchange takes no other',
    ])
    // What the exchange itself says of one that was stored before.
    const stored = await market.send(signed)
    await market.pools.write
      .updateTable('orders')
      .set({ signature: Buffer.from(forged.signature.slice(2), 'hex') })
      .where('id', '=', keyOfOrder(stored.body.id))
      .execute()
    expect(await check(stored.body.id)).to.deep.equal(refused("ECDSA: invalid signature 's' value"))

    const listing = await seaport.sign(
      seaport.listing({ data: { offer: [seaport.item(await seaport.minted())] } }),
    )
    const other = { ...listing, signature: withOtherS(listing.signature) }
    const taken = await seaport.send(other)
    expect(taken.status, taken.body.message).to.equal(200)
    expect(await check(taken.body.id)).to.deep.equal(PROVEN)
    const { body: fill } = await seaport.prepare(taken.body.id, 3)
    expect((await seaport.transact(fill, 3)).isDone).to.equal(true)
  })

  it('pays nobody at the zero address', async () => {
    const { market } = seaport
    const nobody = `ETHEREUM:${zeroAddress}`
    const data = {
      '@type': 'ETH_MINTLINE_V2' as const,
      payouts: [{ account: nobody, value: 10_000 }],
      originFees: [],
    }
    const rule = 'must not pay the zero address, from which nobody gets anything back'
    expect((await market.post(market.listing({ data }))).body.message).to.equal(
      `data.payouts ${rule}`,
    )
    const fees = { ...data, payouts: [], originFees: [{ account: nobody, value: 1 }] }
    expect((await market.post(market.listing({ data: fees }))).body.message).to.equal(
      `data.originFees ${rule}`,
    )
    const consideration = [to(1, ether(ETHER)), to(zeroAddress, ether(1n))]
    const form = seaport.listing({ data: { offer: [seaport.item(0n)], consideration } })
    expect((await seaport.send(await seaport.sign(form))).body.message).to.equal(
      'data.consideration[1].recipient must not be the zero address, from which nobody gets anything back',
    )
  })
})
