import { ORDER_VALIDATION_RESULTS } from '@mintline/core/enumerations/marketplace'
import { expect } from 'chai'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import { validateOrderUsingPOST } from '../../../clients/marketplace-api/src/index.ts'
import {
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  currencyKey,
  itemKey,
} from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls/index.ts'
import type { Part } from '../../src/orders/assets/orderAsset.ts'
import type { ExchangeOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { connectionTo } from '../marketplace/_connection.ts'
import { ask, indexerOver, type ServiceOptions } from '../read-model/_app.ts'
import { writeCollections, writeItems } from '../read-model/_fixture.ts'
import { minute } from '../read-model/_names.ts'
import { collectionRow } from '../read-model/_rows.ts'
import { presetContract } from './_contracts.ts'
import { addressOf } from './_market.ts'
import { ether, tagged, to } from './seaport/_seaport.ts'
import { withSeaport } from './seaport/_suite.ts'

type Outcome = (typeof ORDER_VALIDATION_RESULTS)[number]
type Asset = ExchangeOrderForm['make']

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ETHER = 10n ** 18n
const AUCTION = '11111111-2222-4333-8444-555555555555'

/** ISO time so many milliseconds from now, in whole seconds. */
const inMilliseconds = (milliseconds: number) =>
  new Date(Math.ceil((Date.now() + milliseconds) / 1000) * 1000).toISOString()

/** Times at which orders end. */
const ENDS = {
  none: '0',
  past: inMilliseconds(-MINUTE),
  sooner: inMilliseconds(DAY - MINUTE),
  usual: inMilliseconds(DAY),
  later: inMilliseconds(DAY + MINUTE),
  far: inMilliseconds(181 * DAY),
}

/** Sentence with which an order is refused that the validation refused for a reason. */
const REFUSALS: Readonly<Record<Exclude<Outcome, 'SUCCESS'>, RegExp>> = {
  ZERO_OR_NEGATIVE_PRICE: /^(make|take)\.value must be a whole number from 1/,
  EXPIRATION_DATE_REQUIRED: /^endedAt must be a time: an order has an end$/,
  NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION: /^endedAt must be 0: a bid in an auction has no end$/,
  EXPIRATION_DATE_PASSED: /^endedAt must be in the future$/,
  EXPIRATION_DATE_TOO_FAR: /^endedAt must be within 180 days|and its end may not change/,
  EXPIRATION_DATE_DECREASED: /and its end may not change/,
  INCORRECT_FEE: /and gives the platform another fee than orders have to now/,
  BID_WITH_ETH: /^make\.assetType\.@type must be ERC20: native currency cannot be bid$/,
  SAVING_ORDER_AUCTION_EXISTS: /: delete the auction before you list the item$/,
  SAVING_BID_AUCTION_NOT_IN_PROGRESS: /: it takes bids from /,
  SAVING_BID_AUCTION_CURRENCY_ERROR: /: bid in BASE:0x/,
  SAVING_BID_AUCTION_MIN_PRICE_ERROR: /: bid 1000 base units at least$/,
  SAVING_BID_AUCTION_PRICE_CHANGE_ERROR: /: somebody has bid \d+, so bid \d+ base units at least$/,
  CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED: /^The maker has the active order BASE:0x/,
  UPDATE_ERROR_PREVIOUS_IS_COMPLETED: /and filled, so that it cannot change|was cancelled/,
  UPDATE_ERROR_VALUE_IS_DECREASED: /and its make value may not become less/,
  UPDATE_ERROR_SELL_PRICE_IS_INCREASED: /and its price may not rise/,
  UPDATE_ERROR_BID_PRICE_IS_DECREASED: /and its price may not fall/,
  UPDATE_ERROR_PRICE_IS_EQUAL: /and has this price already/,
  UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED: /and its currency may not change/,
  FLOOR_BID_ON_SHARED_COLLECTION: /^Anybody mints in the collection /,
}

describe('the validation of an order and its acceptance go by the same rules', () => {
  const seaport = withSeaport()
  let marketplace: FastifyInstance
  let otherCoin: Address

  before(async () => {
    const { market } = seaport
    const { pools, nft, copies, coin, chain } = market
    marketplace = await marketplaceOver(pools, services())
    const code = presetContract('ERC20PresetFixedSupply', ['Other', 'O', ETHER, addressOf(2)])
    otherCoin = (await chain.deploy(code)).toLowerCase() as Address
    const drop = { blockchain: 'BASE', contract: nft } as const
    await writeCollections(pools, [
      collectionRow(drop),
      collectionRow({ blockchain: 'BASE', contract: copies }, { shared: true }),
    ])
    const item = { ...drop, tokenId: 0n }
    const mint = { type: 'MINT' as const, to: addressOf(1), at: minute(1), block: 1n }
    await writeItems(pools, [{ item, collection: drop, changes: [mint] }])
    const currencies = [coin, otherCoin].map((address) => ({
      id: currencyKey({ blockchain: 'BASE', address }),
      chain: CHAIN_NUMBERS.BASE,
      symbol: 'COIN',
      decimals: 18,
    }))
    await pools.write.insertInto('currencies').values(currencies).execute()
  })
  after(() => marketplace.close())

  beforeEach(async () => {
    const { write } = seaport.market.pools
    for (const table of ['auctions', 'auction_bids', 'orders'] as const) {
      await write.deleteFrom(table).execute()
    }
  })

  /** Nodes and contracts by which orders are taken. */
  function services(fee?: Part): ServiceOptions {
    const { contract, conduit } = seaport.seaport
    return {
      nodes: { BASE: [seaport.market.chain.url] },
      exchanges: { BASE: seaport.market.exchange },
      seaports: { BASE: { contracts: [contract], conduit, fee, royalties: false } },
    }
  }

  const coins = (value: number): Asset => tokens(seaport.market.coin, value)
  const tokens = (contract: Address, value: number): Asset => ({
    assetType: { '@type': 'ERC20', contract: `BASE:${contract}` },
    value: String(value),
  })
  const wei = (value: number): Asset => ({
    assetType: { '@type': 'ETH', blockchain: 'BASE' },
    value: String(value),
  })
  const copies = (value: number): Asset => {
    const contract = `BASE:${seaport.market.copies}`
    return { assetType: { '@type': 'ERC1155', contract, tokenId: '5' }, value: String(value) }
  }
  const anyOf = (contract: Address): Asset => ({
    assetType: { '@type': 'COLLECTION', contract: `BASE:${contract}` },
    value: '1',
  })
  const listing = (changes: Partial<ExchangeOrderForm> = {}) =>
    seaport.market.listing({ endedAt: ENDS.usual, take: coins(2_000), ...changes })
  const bid = (changes: Partial<ExchangeOrderForm> = {}) =>
    seaport.market.bid({ endedAt: ENDS.usual, make: coins(2_000), ...changes })

  /** Puts the item up for auction from 1,000 coins, by default for an hour since a minute ago. */
  const open = async (from = -1, to = 60) => {
    const { pools, nft, coin } = seaport.market
    const end = new Date(Date.now() + to * MINUTE)
    await pools.write
      .insertInto('auctions')
      .values({
        item: itemKey({ blockchain: 'BASE', contract: nft, tokenId: 0n }),
        owner: addressKey({ blockchain: 'BASE', address: addressOf(1) }),
        collection: collectionKey({ blockchain: 'BASE', contract: nft }),
        id: AUCTION,
        currency: currencyKey({ blockchain: 'BASE', address: coin }),
        decimals: 18,
        min_value: '1000',
        start_at: new Date(Date.now() + from * MINUTE),
        first_end_at: end,
        end_at: end,
        updated_at: new Date(),
      })
      .execute()
  }

  const sent = async (form: ExchangeOrderForm) => seaport.market.post(form)
  const accepted = async (form: ExchangeOrderForm) => {
    const { status, body } = await sent(form)
    expect(status, body.message).to.equal(200)
    return { form, body }
  }
  /** A form with the salt and the end of one that was accepted. */
  const again = ({ form }: { form: ExchangeOrderForm }, changes: Partial<ExchangeOrderForm>) => ({
    ...form,
    ...changes,
  })

  const outcomeOf = async (form: object) => {
    const orderForm = form as NonNullable<Parameters<typeof validateOrderUsingPOST>[1]>['orderForm']
    const { status, success } = await validateOrderUsingPOST(connectionTo(marketplace), {
      orderForm: orderForm as never,
    })
    expect(success).to.equal(status === 'SUCCESS')
    return status as Outcome
  }

  /** Situations for each outcome: what has been sent before, and the order that is sent to both. */
  const OUTCOMES: Readonly<Record<Outcome, readonly (() => Promise<ExchangeOrderForm>)[]>> = {
    SUCCESS: [
      async () => listing(),
      async () => bid(),
      async () => bid({ take: anyOf(seaport.market.nft) }),
      async () => again(await accepted(listing()), { take: coins(1_999) }),
      async () => again(await accepted(bid()), { make: coins(2_001) }),
      async () => {
        const first = await accepted(listing({ make: copies(2), take: coins(200) }))
        return again(first, { make: copies(3), take: coins(300) })
      },
      // What has ended is active until the clock is looked at.
      async () => {
        await accepted(listing())
        await seaport.market.pools.write
          .updateTable('orders')
          .set({ end_at: new Date(ENDS.past) })
          .execute()
        return listing()
      },
      // Another currency makes it another listing.
      async () => {
        await accepted(listing())
        return listing({ take: wei(1) })
      },
      async () => {
        await open()
        return bid({ endedAt: ENDS.none, make: coins(1_000) })
      },
      async () => {
        await open()
        const first = await accepted(bid({ endedAt: ENDS.none, make: coins(1_000) }))
        return again(first, { make: coins(1_050) })
      },
      async () => {
        await open(-60, -1)
        return bid()
      },
    ],
    ZERO_OR_NEGATIVE_PRICE: [
      async () => listing({ take: coins(0) }),
      async () => bid({ make: coins(-1), endedAt: ENDS.past }),
    ],
    EXPIRATION_DATE_REQUIRED: [async () => listing({ endedAt: ENDS.none })],
    NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION: [
      async () => {
        await open()
        return bid()
      },
    ],
    EXPIRATION_DATE_PASSED: [async () => listing({ endedAt: ENDS.past })],
    EXPIRATION_DATE_TOO_FAR: [
      async () => listing({ endedAt: ENDS.far }),
      async () => again(await accepted(listing()), { take: coins(1), endedAt: ENDS.later }),
    ],
    EXPIRATION_DATE_DECREASED: [
      async () => again(await accepted(listing()), { take: coins(1), endedAt: ENDS.sooner }),
      async () => again(await accepted(bid()), { endedAt: ENDS.sooner }),
    ],
    // With the settings of another server, below.
    INCORRECT_FEE: [],
    BID_WITH_ETH: [
      async () => bid({ make: wei(1) }),
      async () => {
        await open()
        return bid({ endedAt: ENDS.none, make: wei(1) })
      },
    ],
    SAVING_ORDER_AUCTION_EXISTS: [
      async () => {
        await open()
        return listing()
      },
      async () => {
        const first = await accepted(listing())
        await open(5)
        return again(first, { take: coins(1) })
      },
    ],
    SAVING_BID_AUCTION_NOT_IN_PROGRESS: [
      async () => {
        await open(5)
        return bid({ endedAt: ENDS.none })
      },
      async () => {
        await open(-60, -1)
        return bid({ endedAt: ENDS.none })
      },
    ],
    SAVING_BID_AUCTION_CURRENCY_ERROR: [
      async () => {
        await open()
        return bid({ endedAt: ENDS.none, make: tokens(otherCoin, 9_000) })
      },
    ],
    SAVING_BID_AUCTION_MIN_PRICE_ERROR: [
      async () => {
        await open()
        return bid({ endedAt: ENDS.none, make: coins(999) })
      },
    ],
    SAVING_BID_AUCTION_PRICE_CHANGE_ERROR: [
      async () => {
        await open()
        const first = await accepted(bid({ endedAt: ENDS.none, make: coins(1_000) }))
        return again(first, { make: coins(1_049) })
      },
    ],
    CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED: [
      async () => {
        await accepted(listing())
        return listing({ take: coins(1) })
      },
      async () => {
        await accepted(bid())
        return bid({ make: coins(9_000) })
      },
      async () => {
        await accepted(bid({ take: anyOf(seaport.market.nft) }))
        return bid({ take: anyOf(seaport.market.nft), make: coins(1) })
      },
      async () => {
        await open()
        await accepted(bid({ endedAt: ENDS.none, make: coins(1_000) }))
        return bid({ endedAt: ENDS.none, make: coins(1_050) })
      },
      // On the other market.
      async () => {
        const consideration = [to(1, seaport.coins(2_000n))]
        await seaport.posted(seaport.listing({ data: { consideration } }))
        return listing()
      },
    ],
    UPDATE_ERROR_PREVIOUS_IS_COMPLETED: [
      async () => {
        const first = await accepted(listing())
        const { exchange, execute } = seaport.market
        await execute(exchange.contract, 'fill', [first.body.id.slice('BASE:'.length), 2_000n])
        await ask(seaport.app, calls.getValidatedOrderById, { id: first.body.id })
        return again(first, { take: coins(1) })
      },
      async () => {
        const first = await accepted(bid())
        const { exchange, execute } = seaport.market
        const args = [first.body.id.slice('BASE:'.length), 2n ** 256n - 1n]
        await execute(exchange.contract, 'fill', args)
        await ask(seaport.app, calls.getValidatedOrderById, { id: first.body.id })
        return again(first, { make: coins(9_000) })
      },
    ],
    UPDATE_ERROR_VALUE_IS_DECREASED: [
      async () => {
        const first = await accepted(listing({ make: copies(3), take: coins(300) }))
        return again(first, { make: copies(2), take: coins(200) })
      },
    ],
    UPDATE_ERROR_SELL_PRICE_IS_INCREASED: [
      async () => again(await accepted(listing()), { take: coins(2_001) }),
    ],
    UPDATE_ERROR_BID_PRICE_IS_DECREASED: [
      async () => again(await accepted(bid()), { make: coins(1_999) }),
    ],
    UPDATE_ERROR_PRICE_IS_EQUAL: [
      // An order with other data has another hash, and the same salt.
      async () => {
        const first = await accepted(listing())
        const data = { '@type': 'ETH_MINTLINE_V2_2', payouts: [], originFees: [], isMakeFill: true }
        return again(first, { data: data as never })
      },
    ],
    UPDATE_ERROR_CURRENCY_TYPE_IS_CHANGED: [
      async () => again(await accepted(listing()), { take: wei(1) }),
      async () => again(await accepted(bid()), { make: tokens(otherCoin, 9_000) }),
    ],
    FLOOR_BID_ON_SHARED_COLLECTION: [async () => bid({ take: anyOf(seaport.market.copies) })],
  }

  for (const status of ORDER_VALIDATION_RESULTS) {
    it(`with the outcome ${status}`, async () => {
      for (const given of OUTCOMES[status]) {
        const form = await given()
        const before = await seaport.market.stored()
        expect(await outcomeOf(draftOf(form)), JSON.stringify(form)).to.equal(status)
        const answer = await sent(form).catch(() => seaport.market.send(form))
        if (status === 'SUCCESS') expect(answer.status, answer.body.message).to.equal(200)
        else {
          expect(answer.status, status).to.equal(400)
          expect(answer.body.message).to.match(REFUSALS[status])
          expect(await seaport.market.stored()).to.equal(before)
        }
        for (const table of ['auctions', 'auction_bids', 'orders'] as const) {
          await seaport.market.pools.write.deleteFrom(table).execute()
        }
      }
    })
  }

  it('with the outcome INCORRECT_FEE, for an order that was signed for another fee', async () => {
    const options = services({ account: addressOf(5), value: 250 })
    const pools = seaport.market.pools
    const [indexer, others] = await Promise.all([
      indexerOver(pools, options),
      marketplaceOver(pools, options),
    ])
    try {
      // Given a listing that was signed before the platform asked for a fee
      const first = seaport.listing({ endedAt: ENDS.usual })
      const { id } = await seaport.posted(first)
      const { item } = seaport
      const consideration = [to(1, ether(975n * 10n ** 15n)), to(5, ether(25n * 10n ** 15n))]
      const cheaper = { ...first, data: { ...first.data, offer: [item()], consideration } }

      // When a cheaper one with the same salt is to take its place
      const orderForm = {
        make: {
          assetType: { assetClass: 'ERC721', itemId: `BASE:${seaport.market.nft}:0` },
          value: 1,
        },
        take: { assetType: { assetClass: 'BASE_ETH' }, value: 1 },
        maker: first.maker,
        salt: first.salt,
        expirationDate: first.endedAt,
      } as const
      const outcome = await validateOrderUsingPOST(connectionTo(others), { orderForm })
      const answer = await ask(indexer, calls.upsertOrder, {
        orderForm: tagged(await seaport.sign(cheaper)),
      })

      // Then both refuse it
      expect(outcome).to.deep.equal({ status: 'INCORRECT_FEE', success: false })
      expect(answer.status).to.equal(400)
      expect(answer.body.message).to.match(REFUSALS.INCORRECT_FEE).and.to.include(id)
    } finally {
      await Promise.all([indexer.close(), others.close()])
    }
  })

  it('but for the very same order sent again, which is accepted and changes nothing', async () => {
    const first = await accepted(listing())
    expect(await outcomeOf(draftOf(first.form))).to.equal('UPDATE_ERROR_PRICE_IS_EQUAL')
    const { status, body } = await sent(first.form)
    expect([status, body]).to.deep.equal([200, first.body])
  })

  it('also for orders that are sent at once, of which one is accepted', async () => {
    const forms = await Promise.all(
      Array.from({ length: 8 }, (_, at) => seaport.market.sign(listing({ take: coins(at + 1) }))),
    )
    const answers = await Promise.all(forms.map(seaport.market.send))
    const refused = answers.filter(({ status }) => status === 400)
    expect(refused).to.have.lengthOf(7)
    for (const { body } of refused) {
      expect(body.message).to.match(REFUSALS.CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED)
    }
    expect(await seaport.market.stored()).to.equal(1)
  })

  it('on Seaport, where the salt of an order makes another one its update', async () => {
    const priced = (amount: bigint) =>
      seaport.listing({
        endedAt: ENDS.usual,
        salt: '77001',
        data: { consideration: [to(1, ether(amount))] },
      })
    const send = async (amount: bigint) => seaport.send(await seaport.sign(priced(amount)))
    const refused = async (amount: bigint) => {
      const { status, body } = await send(amount)
      expect(status).to.equal(400)
      expect(body.message).to.match(REFUSALS.UPDATE_ERROR_SELL_PRICE_IS_INCREASED)
    }
    expect((await send(3n * ETHER)).status).to.equal(200)
    await refused(4n * ETHER)
    expect((await send(ETHER)).status).to.equal(200)
    // The latest one is that which the next has to better.
    await refused(2n * ETHER)
  })

  for (const [first, second] of [
    ['Seaport', 'the exchange'],
    ['the exchange', 'Seaport'],
  ] as const) {
    it(`on each market by itself: the salt of an order for ${first} makes none for ${second} its update`, async () => {
      const priced = {
        Seaport: async (amount: number, salt: string) => {
          const consideration = [to(1, seaport.coins(BigInt(amount)))]
          const changes = { endedAt: ENDS.usual, salt, data: { consideration } }
          return seaport.send(await seaport.sign(seaport.listing(changes)))
        },
        'the exchange': (amount: number, salt: string) =>
          sent(listing({ salt, take: coins(amount) })),
      }
      const known = await priced[first](2_000, '77002')
      expect(known.status).to.equal(200)

      // A cheaper one on the other market is a second one, not an update
      const cheaper = await priced[second](1_000, '77002')
      expect(cheaper.status).to.equal(400)
      expect(cheaper.body.message).to.match(REFUSALS.CREATE_ERROR_OTHER_ORDER_IS_UNCOMPLETED)

      // and so is a dearer one, which stands in nobody's way once the first has ended.
      await seaport.market.endOrders()
      const dearer = await priced[second](3_000, '77002')
      expect(dearer.status, dearer.body.message).to.equal(200)
      expect(await seaport.market.stored()).to.equal(2)
    })
  }

  it('whatever is sent in whatever order', async () => {
    const anyOrder = fc.record({
      isListing: fc.boolean(),
      target: fc.constantFrom('item', 'copies', 'any', 'shared'),
      amount: fc.integer({ min: 1, max: 3 }),
      price: fc.integer({ min: 0, max: 4 }),
      currency: fc.constantFrom('coin', 'coin', 'other', 'ether'),
      salt: fc.integer({ min: 1, max: 4 }),
      end: fc.constantFrom(
        'usual',
        'usual',
        'usual',
        ...(Object.keys(ENDS) as (keyof typeof ENDS)[]),
      ),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(undefined, [-1, 60] as const, [5, 60] as const, [-60, -1] as const),
        fc.array(anyOrder, { minLength: 8, maxLength: 16 }),
        async (auction, orders) => {
          for (const table of ['auctions', 'auction_bids', 'orders'] as const) {
            await seaport.market.pools.write.deleteFrom(table).execute()
          }
          if (auction) await open(...auction)
          for (const order of orders) {
            const isAny = order.target === 'any' || order.target === 'shared'
            const isListing = order.isListing && !isAny
            const goods = {
              item: seaport.market.numbered(0),
              copies: copies(order.amount),
              any: anyOf(seaport.market.nft),
              shared: anyOf(seaport.market.copies),
            }[order.target]
            const amount = order.price * 600 * Number(goods.value)
            const money = {
              coin: coins(amount),
              other: tokens(otherCoin, amount),
              ether: wei(amount),
            }[order.currency]
            const changes = { salt: String(88_000 + order.salt), endedAt: ENDS[order.end] }
            const form = isListing
              ? listing({ ...changes, make: goods, take: money })
              : bid({ ...changes, make: money, take: goods })
            const known = await rowsOf(form)
            const status = await outcomeOf(draftOf(form))
            const answer = await sent(form).catch(() => seaport.market.send(form))
            const told = `${status} beside ${answer.status} ${answer.body.message}`
            if (status === 'SUCCESS') expect(answer.status, told).to.equal(200)
            else if (status === 'UPDATE_ERROR_PRICE_IS_EQUAL' && answer.status === 200) {
              expect(await rowsOf(form), told).to.deep.equal(known)
            } else {
              expect(answer.status, told).to.equal(400)
              expect(answer.body.message, told).to.match(REFUSALS[status])
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  const rowsOf = ({ salt }: ExchangeOrderForm) =>
    seaport.market.pools.write
      .selectFrom('orders')
      .selectAll()
      .where('salt', '=', salt)
      .orderBy('id')
      .execute()
})

/** The same order before it is signed, with whole units. */
function draftOf({ make, take, maker, salt, endedAt }: ExchangeOrderForm) {
  return {
    make: draftedAsset(make),
    take: draftedAsset(take),
    maker,
    salt,
    ...(endedAt !== '0' && { expirationDate: endedAt }),
  }
}

function draftedAsset({ assetType, value }: Asset) {
  const type = assetType as { '@type': string; contract?: string; tokenId?: string }
  const whole = Number(value) / 1e18
  switch (type['@type']) {
    case 'ETH':
      return { assetType: { assetClass: 'BASE_ETH' }, value: whole }
    case 'ERC20':
      return { assetType: { assetClass: 'ERC20', contract: type.contract }, value: whole }
    case 'COLLECTION':
      return {
        assetType: { assetClass: 'ETH_COLLECTION', contract: type.contract },
        value: Number(value),
      }
    default:
      return {
        assetType: { assetClass: type['@type'], itemId: `${type.contract}:${type.tokenId}` },
        value: Number(value),
      }
  }
}
