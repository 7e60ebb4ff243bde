import { expect } from 'chai'
import { zeroAddress } from 'viem'
import * as calls from '../../../src/indexer/calls.ts'
import type { SeaportOrderForm } from '../../../src/orders/seaport/parseSeaportForm.ts'
import { ask, indexerOver } from '../../read-model/_app.ts'
import { addressOf, expectRefusal, inAnHour } from '../_market.ts'
import { assetOf, ether, type FormChanges, type SeaportMarket, tagged, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

const ETHER = 10n ** 18n

describe('an order for Seaport is refused', () => {
  const seaport = withSeaport()

  const refused = (form: SeaportOrderForm, message: string | RegExp, code = 'BAD_REQUEST') =>
    expectRefusal(seaport.market, seaport.send(form), code, message)

  it('with times that make no sense, before anything else about it', async () => {
    const zone = `ETHEREUM:${addressOf(4)}`
    for (const [endedAt, message] of [
      ['0', 'endedAt must be a time: an order has an end'],
      ['1600000000', 'endedAt must be in the future'],
      ['2100-01-01T00:00:00Z', 'endedAt must be within 180 days from now'],
    ] as const) {
      await refused(seaport.listing({ endedAt, data: { zone } }), message, 'VALIDATION')
    }
    const startedAt = inAnHour()
    const form = seaport.listing({ startedAt, endedAt: startedAt })
    await refused(form, 'endedAt must be after startedAt', 'VALIDATION')
  })

  const price = to(1, ether(2n * ETHER))
  const conduit = `0x${'ab'.repeat(32)}`
  const bad: Record<string, [(market: SeaportMarket) => FormChanges, string | RegExp]> = {
    'with a zone': [
      () => ({ data: { zone: `ETHEREUM:${addressOf(4)}` } }),
      'data.zone must be the zero address: nobody else has to agree',
    ],
    'with a hash for a zone': [
      () => ({ data: { zoneHash: conduit } }),
      'data.zoneHash must be 0, as there is no zone',
    ],
    'with a conduit that nobody configured': [
      () => ({ data: { conduitKey: conduit } }),
      /^data\.conduitKey must be 0 or 0x[0-9a-f]{64}, the conduits that are known here$/,
    ],
    'that somebody else restricts': [
      () => ({ data: { orderType: 'FULL_RESTRICTED' } }),
      /^data\.orderType must be FULL_OPEN or PARTIAL_OPEN/,
    ],
    'at a contract that is not followed': [
      () => ({ data: { protocol: `ETHEREUM:${addressOf(4)}` } }),
      new RegExp(`^${addressOf(4)} is no contract of Seaport on BASE that this server follows`),
    ],
    'with a counter that is over or to come': [
      () => ({ data: { nonce: '1' } }),
      'data.nonce must be the counter that Seaport has of the maker, which is 0',
    ],
    'at a price that changes with time': [
      () => ({ data: { consideration: [{ ...price, endAmount: '1' }] } }),
      /^data\.consideration\[0\]\.endAmount must be startAmount/,
    ],
    'that offers nothing': [
      () => ({ data: { offer: [] } }),
      'data.offer must be of one asset, and has 0',
    ],
    'that offers several items': [
      ({ item }) => ({ data: { offer: [item(), item(1n)] } }),
      'data.offer must be of one asset, and has 2',
    ],
    'of items for items': [
      ({ item }) => ({ data: { consideration: [to(1, item(1n))] } }),
      'data.consideration must be money: a listing asks for nothing else',
    ],
    'of money for money': [
      ({ coins }) => ({ data: { offer: [coins(1n)] } }),
      'data.consideration must have one item, and has 0',
    ],
    'in several currencies': [
      ({ coins }) => ({ data: { consideration: [price, to(4, coins(1n))] } }),
      'data must be in one currency',
    ],
    'in native currency with a contract': [
      ({ market }) => ({
        data: { consideration: [to(1, assetOf('NATIVE', market.coin, 0n, 1n))] },
      }),
      'data.consideration[0].token must be the zero address for native currency',
    ],
    'in a currency with a number': [
      ({ market }) => ({
        data: { consideration: [to(1, assetOf('ERC20', market.coin, 1n, 1n))] },
      }),
      'data.consideration[0].identifierOrCriteria must be 0 for a currency',
    ],
    'in what is no token': [
      () => ({ data: { consideration: [to(1, assetOf('ERC20', addressOf(9), 0n, 1n))] } }),
      /must be an ERC-20 token/,
    ],
    'of nothing': [
      () => ({ data: { consideration: [to(1, ether(0n))] } }),
      /^data\.consideration\[0\]\.startAmount must be a whole number from 1/,
    ],
    'for more than a word holds': [
      () => ({
        data: { consideration: [to(1, ether(2n ** 256n - 1n)), to(4, ether(1n))] },
      }),
      'data.consideration must not add up to more than 2^256 - 1',
    ],
    'that sells any item': [
      ({ market }) => ({
        data: { offer: [assetOf('ERC721_WITH_CRITERIA', market.nft, 0n, 1n)] },
      }),
      'data.offer[0].itemType must be ERC721 or ERC1155: a listing names its item',
    ],
    'of two of an ERC-721 item': [
      ({ market }) => ({ data: { offer: [assetOf('ERC721', market.nft, 0n, 2n)] } }),
      'data.offer[0].startAmount must be 1, since each ERC721 exists once',
    ],
    'of several copies that are sold only together': [
      ({ copies }) => ({ data: { offer: [copies(2n)], orderType: 'FULL_OPEN' } }),
      /^data\.orderType must be PARTIAL_OPEN for several copies/,
    ],
    'of copies whose money does not divide': [
      ({ copies }) => ({ data: { offer: [copies(3n)] } }),
      /must be amounts of money that divide by 3 copies, and 2000000000000000000 does not$/,
    ],
    'that leaves its maker nothing': [
      () => ({ data: { consideration: [to(4, ether(1n))] } }),
      'data.consideration must have one amount for the maker: what others leave',
    ],
    'that pays its maker twice': [
      () => ({ data: { consideration: [price, price] } }),
      'data.consideration must have one amount for the maker: what others leave',
    ],
    'with a salt that is too large': [
      () => ({ salt: String(2n ** 256n) }),
      /^salt must be a whole number/,
    ],
    'of a maker of another group': [() => ({ maker: 'SOLANA:1' }), /^maker must be an account/],
    'on a chain that is no EVM chain': [
      () => ({ blockchain: 'SOLANA' }),
      'blockchain must be an EVM chain, and SOLANA is none',
    ],
  }
  for (const [name, [changes, message]] of Object.entries(bad)) {
    it(name, async () => {
      const form = seaport.listing(changes(seaport))
      const signed = await seaport.sign(form).catch(() => form)
      await refused(signed, message)
    })
  }

  const badBids: Record<string, [(market: SeaportMarket) => FormChanges, string | RegExp]> = {
    'that bids native currency': [
      () => ({ data: { offer: [ether(1n)] } }),
      'data.offer[0].itemType must be ERC20: native currency cannot be bid',
    ],
    'that bids for two items': [
      ({ item }) => ({ data: { consideration: [to(2, item()), to(2, item(1n))] } }),
      'data.consideration must have one item, and has 2',
    ],
    'that bids for somebody else': [
      ({ item }) => ({ data: { consideration: [to(3, item())] } }),
      'data.consideration[0].recipient must be the maker, who bids',
    ],
    'that bids for one of some items': [
      ({ market }) => ({
        data: { consideration: [to(2, assetOf('ERC721_WITH_CRITERIA', market.nft, 7n, 1n))] },
      }),
      /^data\.consideration\[0\]\.identifierOrCriteria must be 0: bids are on one item, or on any/,
    ],
    'that gives a bid back to its maker': [
      ({ item, coins }) => ({ data: { consideration: [to(2, item()), to(2, coins(1n))] } }),
      'data.consideration must not give money back to the maker',
    ],
    'that leaves the seller nothing of a bid': [
      ({ item, coins }) => ({ data: { consideration: [to(2, item()), to(4, coins(1_000n))] } }),
      'data.consideration must leave something of the bid to whoever gives ERC721',
    ],
  }
  for (const [name, [changes, message]] of Object.entries(badBids)) {
    it(name, async () => {
      const form = seaport.bid(changes(seaport))
      const signed = await seaport.sign(form).catch(() => form)
      await refused(signed, message)
    })
  }

  it('without the signature of its maker over exactly this order', async () => {
    const message = `The signature is not that of the maker ${addressOf(1)} for this order`
    const form = await seaport.sign(seaport.listing())
    const [consideration] = form.data.consideration
    const cheaper = {
      ...form.data,
      consideration: [{ ...consideration, startAmount: '1', endAmount: '1' }],
    }
    for (const forged of [
      await seaport.sign(form, 2),
      { ...form, signature: '0x' },
      { ...form, signature: `0x${'00'.repeat(65)}` },
      { ...form, signature: `0x${'00'.repeat(64)}` },
      { ...form, signature: `${form.signature}00` },
      { ...form, salt: '99999' },
      { ...form, data: cheaper as never },
      { ...form, data: { ...form.data, orderType: 'FULL_OPEN' as const } },
    ]) {
      await refused(forged, message)
    }
  })

  it('with another counter than its nonce', async () => {
    const form = await seaport.sign(seaport.listing())
    for (const counter of [1, -1, 0.5]) {
      const data = { ...form.data, counter }
      await refused({ ...form, data }, `data.counter must be nonce as a number, not ${counter}`)
    }
    const same = { ...form, data: { ...form.data, counter: 0 } }
    expect((await seaport.send(same)).status).to.equal(200)
  })

  it('without a counter, and with fields that nobody knows', async () => {
    const { nonce: _, ...data } = seaport.listing().data
    await refused({ ...seaport.listing(), data }, /^data\.nonce is needed/)
    const further = { ...seaport.listing(), taker: `ETHEREUM:${addressOf(4)}` }
    await refused(further, /taker/, 'VALIDATION')
  })

  it('while its collection is paused', async () => {
    const { market } = seaport
    const form = await seaport.sign(seaport.listing())
    await market.execute(market.nft, 'pause', [])
    await refused(form, /^The collection BASE:0x[0-9a-f]{40} is paused/, 'VALIDATION')
    await market.execute(market.nft, 'unpause', [])
    expect((await seaport.send(form)).status).to.equal(200)
  })

  it('where no node, and at a contract where no Seaport answers', async () => {
    const { market } = seaport
    const terms = { conduit: undefined, fee: undefined, royalties: false }
    const contracts = [market.coin, zeroAddress]
    const app = await indexerOver(market.pools, {
      nodes: { BASE: [market.chain.url] },
      seaports: { BASE: { ...terms, contracts }, PALM: { ...terms, contracts } },
    })
    const form = (blockchain: string, token: string) => {
      const data = { protocol: `ETHEREUM:${token}` }
      return { orderForm: tagged(seaport.listing({ blockchain, data })) }
    }
    for (const [orderForm, message] of [
      [form('BASE', market.coin), /is no contract of Seaport on BASE/],
      [form('BASE', zeroAddress), /is no contract of Seaport on BASE/],
      [form('PALM', market.coin), /This server has no node of PALM to ask/],
      [form('POLYGON', market.coin), /is no contract of Seaport on POLYGON/],
    ] as const) {
      for (const call of [calls.upsertOrder, calls.encode]) {
        const { status, body } = await ask(app, call, orderForm)
        expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
        expect(body.message).to.match(message)
      }
    }
    await app.close()
  })
})
