import { expect } from 'chai'
import { keyOf } from '../../../clients/evm/test/support/keys.ts'
import { orderKeyHash, orderSignHash } from '../../src/orders/hash/orderHashes.ts'
import { type ExchangeOrderForm, parseOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { addressOf, expectRefusal, type Market, NFT_PROXY, openMarket } from './_market.ts'

describe('an order is refused', () => {
  let market: Market
  before(async () => {
    market = await openMarket()
  })
  beforeEach(() => market.endOrders())
  after(() => market.stop())

  const times: readonly (readonly [string, Partial<ExchangeOrderForm>, string])[] = [
    ['without an end', { endedAt: '0' }, 'endedAt must be a time: an order has an end'],
    [
      'that ends as it starts',
      { startedAt: '2000000000', endedAt: '2000000000' },
      'endedAt must be after startedAt',
    ],
    [
      'that ends before it starts',
      { startedAt: '2000000001', endedAt: '2000000000' },
      'endedAt must be after startedAt',
    ],
    ['that has ended', { endedAt: '1600000000' }, 'endedAt must be in the future'],
    [
      'that lasts too long',
      { endedAt: '2100-01-01T00:00:00Z' },
      'endedAt must be within 180 days from now',
    ],
  ]
  for (const [name, changes, message] of times) {
    it(name, () =>
      expectRefusal(market, market.post(market.listing(changes)), 'VALIDATION', message),
    )
  }

  it('with data of the other side', async () => {
    const sell = { '@type': 'ETH_MINTLINE_V2_DATA_V3_SELL' as const, maxFeesBasePoint: 1000 }
    const buy = { '@type': 'ETH_MINTLINE_V2_DATA_V3_BUY' as const }
    await expectRefusal(
      market,
      market.post(market.bid({ data: sell })),
      'BAD_REQUEST',
      'data is that of a listing',
    )
    await expectRefusal(
      market,
      market.post(market.listing({ data: buy })),
      'BAD_REQUEST',
      'data is that of a bid',
    )
  })

  it('with payouts that are not the whole, and fees that are more', async () => {
    const part = (value: number) => ({ account: `ETHEREUM:${addressOf(3)}`, value })
    const data = (payouts: number[], originFees: number[] = []) => ({
      '@type': 'ETH_MINTLINE_V2' as const,
      payouts: payouts.map(part),
      originFees: originFees.map(part),
    })
    for (const [payouts, sum] of [
      [[9_999], 9_999],
      [[5_000, 5_001], 10_001],
      [[0], 0],
    ] as const) {
      await expectRefusal(
        market,
        market.post(market.listing({ data: data([...payouts]) })),
        'BAD_REQUEST',
        `data.payouts must add up to 10,000 basis points, and do to ${sum}`,
      )
    }
    await expectRefusal(
      market,
      market.post(market.listing({ data: data([], [5_000, 5_001]) })),
      'BAD_REQUEST',
      'data.originFees must not add up to more than 10,000 basis points, and do to 10001',
    )
    const { status } = await market.post(market.listing({ data: data([4_000, 6_000]) }))
    expect(status).to.equal(200)
  })

  it('without the signature of its maker over exactly this order', async () => {
    const message = `The signature is not that of the maker ${addressOf(1)} for this order`
    const form = await market.sign(market.listing())
    const forged: ExchangeOrderForm[] = [
      await market.sign(form, 2),
      { ...form, signature: '0x' },
      { ...form, signature: `0x${'00'.repeat(65)}` },
      { ...form, signature: `${form.signature}00` },
      { ...form, salt: '99999' },
      { ...form, take: { ...form.take, value: '1' } },
      { ...form, taker: `ETHEREUM:${addressOf(2)}` },
      { ...form, endedAt: String(BigInt(Date.parse(form.endedAt) / 1000) + 1n) },
      {
        ...form,
        data: { ...form.data, '@type': 'ETH_MINTLINE_V2_2', isMakeFill: true } as never,
      },
    ]
    for (const each of forged)
      await expectRefusal(market, market.send(each), 'BAD_REQUEST', message)
  })

  it('signed for another exchange or chain', async () => {
    const form = market.listing()
    const order = parseOrderForm(form)
    const { exchange } = market
    for (const other of [
      { ...exchange, chainId: 1 },
      { ...exchange, contract: NFT_PROXY },
      { ...exchange, version: '1' },
    ]) {
      const signature = await keyOf(1).sign({ hash: orderSignHash(order, other) })
      await expectRefusal(
        market,
        market.send({ ...form, signature }),
        'BAD_REQUEST',
        /^The signature/,
      )
    }
  })

  it('while its collection is paused', async () => {
    const form = await market.sign(market.listing())
    await market.execute(market.nft, 'pause', [])
    await expectRefusal(
      market,
      market.send(form),
      'VALIDATION',
      `The collection BASE:${market.nft} is paused: its items cannot be traded until it goes on`,
    )
    await market.execute(market.nft, 'unpause', [])
    expect((await market.send(form)).status).to.equal(200)
  })

  const assets: readonly (readonly [
    string,
    (market: Market) => Partial<ExchangeOrderForm>,
    RegExp,
  ])[] = [
    [
      'for two of an ERC-721 item',
      ({ listing }) => ({ make: { ...listing().make, value: '2' } }),
      /^make\.value must be 1/,
    ],
    [
      'for nothing',
      ({ listing }) => ({ take: { ...listing().take, value: '0' } }),
      /^take\.value must be a whole number from 1/,
    ],
    [
      'for less than nothing',
      ({ listing }) => ({ take: { ...listing().take, value: '-1' } }),
      /^take\.value must be a whole number from 1/,
    ],
    [
      'for more than a word holds',
      ({ listing }) => ({ take: { ...listing().take, value: String(2n ** 256n) } }),
      /^take\.value must be a whole number/,
    ],
    [
      'with a salt that is too large',
      () => ({ salt: String(2n ** 256n) }),
      /^salt must be a whole number/,
    ],
    ['without a salt', () => ({ salt: '0' }), /^salt must not be 0/],
    [
      'of items for items',
      ({ listing }) => ({ take: listing().make }),
      /^make and take must be an item and money/,
    ],
    [
      'of money for money',
      ({ listing }) => ({ make: listing().take }),
      /^make and take must be an item and money/,
    ],
    [
      'with a contract of another chain',
      ({ nft, listing }) => ({
        make: {
          ...listing().make,
          assetType: { '@type': 'ERC721', contract: `ETHEREUM:${nft}`, tokenId: '0' },
        },
      }),
      /^make\.assetType\.contract must be a contract such as BASE:0x…/,
    ],
    [
      'in the currency of another chain',
      ({ listing }) => ({
        take: { ...listing().take, assetType: { '@type': 'ETH', blockchain: 'ETHEREUM' } },
      }),
      /^take\.assetType\.blockchain must be BASE/,
    ],
    [
      'in what is no token',
      ({ nft, listing }) => ({
        take: {
          ...listing().take,
          assetType: { '@type': 'ERC20', contract: `BASE:0x${'09'.repeat(20)}` },
        },
        ...(nft && {}),
      }),
      /must be an ERC-20 token/,
    ],
    [
      'for an asset of another kind of chain',
      ({ listing }) => ({ take: { ...listing().take, assetType: { '@type': 'SOLANA_SOL' } } }),
      /SOLANA_SOL is no asset of BASE/,
    ],
    [
      'for an item without a standard',
      ({ nft, listing }) => ({
        make: {
          ...listing().make,
          assetType: { '@type': 'NFT', collectionId: `BASE:${nft}`, itemId: `BASE:${nft}:0` },
        },
      }),
      /standard is needed/,
    ],
    [
      'for an item of another collection than it names',
      ({ nft, copies, listing }) => ({
        make: {
          ...listing().make,
          assetType: {
            '@type': 'NFT',
            collectionId: `BASE:${copies}`,
            itemId: `BASE:${nft}:0`,
            standard: 'SINGLE',
          },
        },
      }),
      /^make\.assetType\.collectionId must be the collection of BASE:0x[0-9a-f]{40}:0, not "BASE:0x/,
    ],
    [
      'for an item at another contract than that of its collection',
      ({ nft, copies, listing }) => ({
        make: {
          ...listing().make,
          assetType: {
            '@type': 'ERC721',
            contract: `BASE:${nft}`,
            collection: `BASE:${copies}`,
            tokenId: '0',
          },
        },
      }),
      /^make\.assetType\.collection must be contract, not "BASE:0x/,
    ],
    [
      'that sells any item',
      ({ nft, listing }) => ({
        make: {
          ...listing().make,
          assetType: { '@type': 'COLLECTION', contract: `BASE:${nft}` },
        },
      }),
      /COLLECTION is for bids/,
    ],
    [
      'of generative art',
      ({ nft, listing }) => ({
        make: { ...listing().make, assetType: { '@type': 'GEN_ART', contract: `BASE:${nft}` } },
      }),
      /GEN_ART names no item/,
    ],
    ['with a time that is none', () => ({ endedAt: 'tomorrow' }), /^endedAt must be a time/],
    [
      'with a fraction of a second',
      () => ({ endedAt: '2026-12-31T00:00:00.5Z' }),
      /^endedAt must be a time/,
    ],
  ]
  for (const [name, changes, message] of assets) {
    it(name, async () => {
      const form = market.listing(changes(market))
      const signed = await market.sign(form).catch(() => form)
      await expectRefusal(market, market.send(signed), 'BAD_REQUEST', message)
    })
  }

  it('but not where it names the collection of its item, in any spelling', async () => {
    const collection = `BASE:0x${market.nft.slice(2).toUpperCase()}`
    for (const assetType of [
      { '@type': 'ERC721' as const, contract: `BASE:${market.nft}`, collection, tokenId: '0' },
      {
        '@type': 'NFT' as const,
        collectionId: collection,
        itemId: `BASE:${market.nft}:0`,
        standard: 'SINGLE',
      },
    ]) {
      await market.endOrders()
      const { status, body } = await market.post(
        market.listing({ make: { assetType, value: '1' } }),
      )
      expect(status, body.message).to.equal(200)
    }
  })

  it('of a maker of another group, or on a chain without an exchange or EVM', async () => {
    const form = await market.sign(market.listing())
    await expectRefusal(
      market,
      market.send({ ...form, maker: 'SOLANA:1' }),
      'BAD_REQUEST',
      /^maker must be an account/,
    )
    await expectRefusal(
      market,
      market.send({ ...form, blockchain: 'SOLANA' }),
      'BAD_REQUEST',
      'blockchain must be an EVM chain, and SOLANA is none',
    )
    await expectRefusal(
      market,
      market.send({
        ...form,
        blockchain: 'PALM',
        make: {
          ...form.make,
          assetType: { '@type': 'ERC721', contract: `PALM:${market.nft}`, tokenId: '0' },
        },
        take: { ...form.take, assetType: { '@type': 'ETH' } },
      }),
      'BAD_REQUEST',
      'This server has no exchange on PALM to trade on',
    )
  })

  it('when the exchange says that it was cancelled', async () => {
    const form = await market.sign(market.listing())
    const key = orderKeyHash(parseOrderForm(form))
    await market.execute(market.exchange.contract, 'fill', [key, 2n ** 256n - 1n])
    const message = `The order BASE:${key} was cancelled and cannot come back: make another one with a new salt`
    await expectRefusal(market, market.send(form), 'BAD_REQUEST', message)
  })
})
