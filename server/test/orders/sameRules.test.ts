import { ORDER_VALIDATION_RESULTS } from '@mintline/core/enumerations/marketplace'
import { expect } from 'chai'
import fc from 'fast-check'
import { validateOrderUsingPOST } from '../../../clients/marketplace-api/src/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import type { ExchangeOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { connectionTo } from '../marketplace/_connection.ts'
import { ask, indexerOver } from '../read-model/_app.ts'
import { ENDS, withBothRules } from './_bothRules.ts'
import { draftOf } from './_drafts.ts'
import { addressOf } from './_market.ts'
import { outcomesOf, REFUSALS } from './_outcomes.ts'
import { ether, tagged, to } from './seaport/_seaport.ts'

const ETHER = 10n ** 18n

describe('the validation of an order and its acceptance go by the same rules', () => {
  const both = withBothRules()
  const { seaport, services, clear, coins, otherCoins, wei, copies, anyOf } = both
  const { listing, bid, open, sent, accepted, outcomeOf } = both
  const OUTCOMES = outcomesOf(both)

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
        await clear()
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
          await clear()
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
              other: otherCoins(amount),
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
