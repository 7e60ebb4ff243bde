import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { openOnRamp } from '../../../src/adapters/onRamp.ts'
import { wertConvertUsingPOST } from '../../../src/marketplace/orders/calls.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { memoryLog } from '../../_log.ts'
import { json } from '../../metadata/_files.ts'
import { account } from '../../read-model/_addresses.ts'
import { BOB } from '../../read-model/_names.ts'
import { orderIdOn } from '../../read-model/_orders.ts'
import { marketplaceOver } from '../_app.ts'
import { askMarket, NOW, writeMarket } from '../_suite.ts'
import { paymentOf } from './_services.ts'
import { BAD_ANSWERS, KEY, type ThirdParty, TOKEN, thirdParty } from './_thirdParty.ts'

const LISTING = orderIdOn('ETHEREUM', 51)
const BID = orderIdOn('ETHEREUM', 53)
const BUYER = account('ETHEREUM', BOB)
const ADDRESS = BUYER.slice('ETHEREUM:'.length)
const PAYMENT = paymentOf(ADDRESS)

describe('payments by card', () => {
  const { log, lines, entries } = memoryLog()
  let database: TestDatabase
  let service: ThirdParty
  let app: FastifyInstance
  before(async () => {
    database = await testDatabase()
    await writeMarket(database)
    service = await thirdParty()
    const onRamp = { url: service.url, token: TOKEN }
    app = await marketplaceOver(database, { now: NOW, adapters: { onRamp }, logger: log })
  })
  after(async () => {
    await app.close()
    await service.close()
  })

  const convert = (id = LISTING, { amount = '1', buyer = BUYER } = {}, on = app) =>
    askMarket(on, wertConvertUsingPOST, { id, wertConvertRequest: { amount, buyer } })
  const withForm = (changes: object) => ({
    ...PAYMENT,
    signed: { ...PAYMENT.signed, form: { ...PAYMENT.signed.form, ...changes } },
  })

  it('are priced and signed by the service of the operator', async () => {
    service.answers(json({ ...PAYMENT, internal: 'dropped' }))
    service.asked.length = 0

    const { status, body } = await convert(LISTING, { amount: '2' })

    expect(status).to.equal(200)
    expect(body).to.deep.equal(PAYMENT)
    const [asked] = service.asked
    expect(service.asked).to.have.length(1)
    expect(asked?.method).to.equal('POST')
    expect(asked?.parameters).to.deep.equal({ key: KEY })
    expect(asked?.headers.authorization).to.equal(`Bearer ${TOKEN}`)
    expect(asked?.headers['content-type']).to.equal('application/json')
    expect(JSON.parse(asked?.body ?? '')).to.deep.equal({
      orderId: LISTING,
      buyer: ADDRESS,
      amount: '2',
    })
  })

  it('are refused in the words of the service', async () => {
    service.answers(json({ refused: 'it is below 30 USD' }))
    const { status, body } = await convert()
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    expect(body.message).to.equal(
      'The service for payments by card refuses this one: it is below 30 USD',
    )
  })

  const MALFORMED: Readonly<Record<string, { answer: object; reason: RegExp }>> = {
    'without a price': { answer: { signed: PAYMENT.signed }, reason: /converted is missing/ },
    'of another coin': {
      answer: withForm({ commodity: 'BTC' }),
      reason: /signed\.form\.commodity is missing or malformed/,
    },
    'of another buyer': {
      answer: withForm({ address: `0x${'0d'.repeat(20)}` }),
      reason: /it signed a payment of another buyer/,
    },
    'with a number as text': {
      answer: { ...PAYMENT, converted: { ...PAYMENT.converted, ticker: '3120.55' } },
      reason: /converted\.ticker is missing or malformed/,
    },
    'whose refusal has several lines': {
      answer: { refused: 'no\nSet-Cookie: a=b' },
      reason: /missing or malformed/,
    },
  }
  const FAILURES = {
    ...BAD_ANSWERS,
    ...Object.fromEntries(
      Object.entries(MALFORMED).map(([name, { answer, reason }]) => [
        `a payment ${name}`,
        { answer: json(answer), reason },
      ]),
    ),
  }
  for (const [name, { answer, reason }] of Object.entries(FAILURES)) {
    it(`are not there for the moment where the service answers with ${name}`, async () => {
      service.answers(answer)
      service.asked.length = 0
      entries.length = 0

      const { status, body } = await convert()

      expect([status, body]).to.deep.equal([
        503,
        {
          code: 'UNAVAILABLE',
          message: 'The server lacks something for the moment. Try again in 5 seconds',
        },
      ])
      // Once, and at the named place alone.
      expect(service.asked).to.have.length(1)
      const [logged] = entries.filter(({ level }) => level === 'warn')
      expect(logged?.err?.message).to.match(
        /^The service of adapters\.onRamp does not answer as it/,
      )
      expect(logged?.err?.message).to.match(reason)
    })
  }

  it('do not wait for a service that is silent', async () => {
    service.answers(() => undefined)
    const onRamp = openOnRamp({ url: service.url, token: undefined, timeout: 50 })
    const purchase = { orderId: LISTING, buyer: ADDRESS, amount: 1n }
    const error: unknown = await onRamp.prepare(purchase).catch((thrown: unknown) => thrown)
    expect(isMintlineError(error, 'SERVICE_FAILED') && error.context.reason).to.equal(
      'no answer within 50 ms',
    )
  })

  const REFUSALS = [
    ['an unknown order', () => convert(orderIdOn('ETHEREUM', 999)), 404, /order/],
    ['a bid', () => convert(BID), 400, /it is a bid/],
    ['a cancelled order', () => convert(orderIdOn('ETHEREUM', 3)), 400, /is not active/],
    ['no copies', () => convert(LISTING, { amount: '0' }), 400, /amount must be a whole number/],
    ['parts of copies', () => convert(LISTING, { amount: '1.5' }), 400, /amount must be/],
    [
      'a buyer elsewhere',
      () => convert(LISTING, { buyer: account('SOLANA', BOB) }),
      400,
      /buyer must be an account of ETHEREUM/,
    ],
  ] as const
  for (const [name, ask, expected, words] of REFUSALS) {
    it(`are refused for ${name}, and nobody is asked`, async () => {
      service.asked.length = 0
      const { status, body } = await ask()
      expect(status).to.equal(expected)
      expect(body.message).to.match(words)
      expect(service.asked).to.deep.equal([])
    })
  }

  it('are refused without a form', async () => {
    const url = `/marketplace/api/v4/orders/${encodeURIComponent(LISTING)}/wertConvert`
    expect((await app.inject({ method: 'POST', url })).statusCode).to.equal(400)
  })

  it('are not served where no service is named', async () => {
    const without = await marketplaceOver(database, { now: NOW })
    for (const id of [LISTING, orderIdOn('ETHEREUM', 999)]) {
      const { status, body } = await convert(id, {}, without)
      expect([status, body]).to.deep.equal([
        501,
        {
          code: 'UNKNOWN',
          message:
            'This server has no service for payments by card: adapters.onRamp in the settings names it',
        },
      ])
    }
    await without.close()
  })

  it('leave neither token nor URL of the service in the log', () => {
    const said = lines.join('')
    expect(said).to.include('adapters.onRamp')
    for (const secret of [TOKEN, KEY, new URL(service.url).host])
      expect(said).to.not.include(secret)
  })
})
