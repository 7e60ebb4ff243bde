import { parseOrderId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import { itemKey, orderKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { amountOf, quotientOf } from '../../../src/marketplace/models/amount.ts'
import { pageRequest } from '../../../src/marketplace/pageRequest.ts'
import { itemIdOn, itemOn } from '../../read-model/_names.ts'
import { orderIdOn } from '../../read-model/_orders.ts'
import { withMarket } from '../_suite.ts'

describe('amounts of version 4', () => {
  it('are the very numbers, up to 15 digits', () => {
    const decimal = fc
      .record({
        digits: fc.integer({ min: 1, max: 10 ** 15 - 1 }),
        places: fc.integer({ min: 0, max: 18 }),
      })
      .map(({ digits, places }) => {
        const text = String(digits).padStart(places + 1, '0')
        const end = text.length - places
        return places === 0 ? text : `${text.slice(0, end)}.${text.slice(end)}`
      })
    fc.assert(
      fc.property(decimal, (text) => {
        const [digits, places] = [text.replace('.', ''), text.split('.')[1]?.length ?? 0]
        const shown = amountOf(text).toExponential(14).replace('.', '')
        expect(BigInt(shown.split('e')[0] ?? '')).to.equal(
          BigInt(digits) * 10n ** BigInt(15 - String(BigInt(digits)).length),
        )
        expect(Number(shown.split('e')[1])).to.equal(String(BigInt(digits)).length - 1 - places)
      }),
    )
  })

  it('are numbers in JSON, whatever their size', () => {
    const text = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)
    fc.assert(
      fc.property(text, text, (one, other) => {
        for (const value of [amountOf(one), quotientOf(one, other)]) {
          expect(JSON.parse(JSON.stringify(value))).to.equal(value)
        }
      }),
    )
    expect(quotientOf('1', '0')).to.equal(0)
  })

  it('are divided before they are rounded', () => {
    const whole = fc.integer({ min: 1, max: 10 ** 9 })
    const places = fc.integer({ min: 0, max: 18 })
    fc.assert(
      fc.property(whole, whole, places, (one, other, count) => {
        const [dividend, divisor] = [BigInt(one) * BigInt(other), BigInt(other)].map((amount) => {
          const text = String(amount).padStart(count + 1, '0')
          return count === 0 ? text : `${text.slice(0, -count)}.${text.slice(-count)}`
        })
        expect(quotientOf(dividend ?? '', divisor ?? '')).to.equal(one)
        expect(quotientOf(String(one), String(other))).to.equal(one / other)
      }),
    )
    expect(quotientOf('1', '0.000000000000000001')).to.equal(1e18)
  })
})

describe('continuations of version 4', () => {
  it('of clients are a time and an id, and all others are as they were', () => {
    const time = fc.integer({ min: 0, max: 8.64e15 })
    fc.assert(
      fc.property(time, fc.string(), (at, id) => {
        const continuation = JSON.stringify({ params: [at, id] })
        expect(pageRequest({ size: 5, continuation })).to.deep.equal({
          size: 5,
          token: `${at}_${id}`,
        })
      }),
    )
    const other = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"params":${json}}`),
    )
    fc.assert(
      fc.property(other, (continuation) => {
        const { token } = pageRequest({ size: 5, continuation })
        if (token !== continuation) {
          const { params } = JSON.parse(continuation)
          expect(token).to.equal(`${params[0]}_${params[1]}`)
        }
      }),
    )
    expect(pageRequest({ size: 5 })).to.deep.equal({ size: 5, token: undefined })
  })
})

describe('extremes in version 4', () => {
  const { ask, pools } = withMarket()

  it('are shown of an item with all copies that a contract can count', async () => {
    const all = 2n ** 256n - 1n
    await pools()
      .write.updateTable('items')
      .set({ supply: String(all) })
      .where('id', '=', itemKey(itemOn('ETHEREUM', 5)))
      .execute()
    const requestBody = [itemIdOn('ETHEREUM', 5)]
    const { body } = await ask(calls.getItemsByIdsUsingPOST, { requestBody })
    expect(body[0]?.supply).to.equal(Number(all))
  })

  it('are shown of an order that costs nothing, and of one for dust', async () => {
    const id = orderIdOn('ETHEREUM', 1)
    const priced = async (price: string, value: string) => {
      const take = { type: { '@type': 'ETH', blockchain: 'ETHEREUM' }, value }
      await pools()
        .write.updateTable('orders')
        .set({ price, take: JSON.stringify(take), take_value: '0', price_usd: null })
        .where('id', '=', orderKey(parseOrderId(id)))
        .execute()
      const { sellPrice, buyPrice, takeValueCurrency } = (
        await ask(calls.sellOrderUsingGET, { id })
      ).body
      return { sellPrice, buyPrice, takeValueCurrency }
    }
    expect(await priced('0', '0')).to.deep.equal({
      sellPrice: 0,
      buyPrice: 0,
      takeValueCurrency: 0,
    })
    const dust = '0.000000000000000001'
    expect(await priced(dust, dust)).to.deep.equal({
      sellPrice: 1e-18,
      buyPrice: 1e18,
      takeValueCurrency: 1e-18,
    })
  })
})
