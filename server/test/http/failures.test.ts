import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { ANSWERS, type AnswerKind } from '../../src/errors/answers.ts'
import { SERVER_MESSAGES } from '../../src/errors/catalogue.ts'
import { ServerError } from '../../src/errors/serverError.ts'
import { ApiError, UnavailableError } from '../../src/http/apiError.ts'
import * as calls from '../../src/indexer/calls.ts'
import { memoryLog } from '../_log.ts'
import { SERVER_SAMPLES } from '../errors/_samples.ts'
import { answerTo, appWith, call, EVM_ADDRESS } from './_app.ts'

const ITEM = `/v0.1/items/BASE:${EVM_ADDRESS}:1`
const BY_IDS = '/v0.1/items/byIds'
const MEBIBYTE = 1024 * 1024

describe('failures of calls', () => {
  let app: FastifyInstance
  const { log: logger, entries } = memoryLog()
  let thrown: Error | undefined

  before(async () => {
    app = await appWith(
      [
        call(calls.getItemById, async () => {
          throw new ApiError('notFound', 'There is no such item')
        }),
        call(calls.getItemRoyaltiesById, async () => {
          throw new Error('relation "items" does not exist at 10.0.0.7')
        }),
        call(calls.getAllCurrencies, async () => {
          throw new UnavailableError(7)
        }),
        call(calls.getOwnershipsByItem, async () => {
          throw new ServerError('NOT_A_PAGE_TOKEN', { token: 'made up' })
        }),
        call(calls.getItemByIds, async () => ({ items: [] })),
        call(calls.getOwnershipById, async () => {
          throw thrown
        }),
      ],
      { logger },
    )
  })
  after(() => app.close())

  const body = (payload: string, type = 'application/json') =>
    answerTo(app, { method: 'POST', url: BY_IDS, payload, headers: { 'content-type': type } })

  it('tell that something is not there: 404', async () => {
    const { status, body } = await answerTo(app, ITEM)
    expect(status).to.equal(404)
    expect(body).to.deep.equal({ code: 'NOT_FOUND', message: 'There is no such item' })
  })

  it('tell nothing of what is inside: 500 with the id under which the log has it', async () => {
    const { status, body, headers } = await answerTo(app, `${ITEM}/royalties`)
    expect([status, body.code]).to.deep.equal([500, 'UNKNOWN'])
    expect(body.message)
      .to.include(headers['x-request-id'])
      .and.to.not.match(/items|10\.0/)
    const line = entries.find(({ level }) => level === 'error')
    expect(line?.requestId).to.equal(headers['x-request-id'])
    expect(line?.err?.message).to.contain('relation "items" does not exist')
  })

  it('tell when to try again while something is away: 503', async () => {
    const { status, body, headers } = await answerTo(app, '/v0.1/currencies/all')
    expect([status, headers['retry-after']]).to.deep.equal([503, '7'])
    const message = 'The server lacks something for the moment. Try again in 7 seconds'
    expect(body).to.deep.equal({ code: 'UNAVAILABLE', message })
  })

  it('tell of a token that is of no list: 400', async () => {
    const { status, body } = await answerTo(
      app,
      `/v0.1/ownerships/byItem?itemId=BASE:${EVM_ADDRESS}:1`,
    )
    expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    expect(body.message).to.include('"made up" is not a token that this list gave')
  })

  it('tell of each error what its message allows', async () => {
    const ownership = `/v0.1/ownerships/BASE:${EVM_ADDRESS}:1:${EVM_ADDRESS}`
    for (const code of Object.keys(SERVER_MESSAGES) as (keyof typeof SERVER_MESSAGES)[]) {
      const { answer = 'unknown' }: { answer?: AnswerKind } = { ...SERVER_MESSAGES[code] }
      const error = new ServerError(code, SERVER_SAMPLES[code])
      thrown = error
      const { status, body } = await answerTo(app, ownership)
      const expected = { status: ANSWERS[answer].status, code: ANSWERS[answer].code }
      expect({ status, code: body.code }, code).to.deep.equal(expected)
      const isTold = status < 500 || answer === 'notAvailable'
      expect(body.message === error.message, code).to.equal(isTold)
    }
  })

  it('name a call that is not served: 501', async () => {
    const { status, body } = await answerTo(app, '/v0.1/items/all')
    const message = 'This server does not serve it'
    expect([status, body]).to.deep.equal([501, { code: 'UNKNOWN', message }])
  })

  it('list the methods of a path for another one: 405', async () => {
    const allowed = async (method: 'PUT' | 'POST' | 'GET' | 'HEAD', url: string) => {
      const { statusCode, headers } = await app.inject({ method, url })
      return [statusCode, headers.allow]
    }
    expect(await allowed('PUT', '/v0.1/items/all')).to.deep.equal([405, 'GET'])
    expect(await allowed('HEAD', `${ITEM}/resetMeta`)).to.deep.equal([405, 'DELETE'])
    expect(await allowed('PUT', '/v0.1/items/search?size=1')).to.deep.equal([405, 'GET, POST'])
    expect(await allowed('GET', `${ITEM}/resetMeta`)).to.deep.equal([405, 'DELETE'])
  })

  it('look at method and path before they look at the body', async () => {
    const sent = { payload: '<html>', headers: { 'content-type': 'text/html' } }
    const statusOf = async (method: 'PUT' | 'POST' | 'QUERY', url: string) =>
      (await app.inject({ method: method as 'PUT', url, ...sent })).statusCode
    expect(await statusOf('PUT', '/v0.1/items/all')).to.equal(405)
    expect(await statusOf('POST', '/v0.1/itemz')).to.equal(404)
    expect((await app.inject({ method: 'QUERY' as 'PUT', url: ITEM })).statusCode).to.equal(405)
  })

  it('do not know other paths: 404', async () => {
    const { status, body } = await answerTo(app, '/v0.1/itemz?size=1')
    const message = 'There is no path /v0.1/itemz'
    expect([status, body]).to.deep.equal([404, { code: 'NOT_FOUND', message }])
  })

  it('refuse a body of more than 1 MiB: 413', async () => {
    const most = JSON.stringify({ ids: [] }).padEnd(MEBIBYTE)
    expect((await body(most)).status).to.equal(200)
    const { status, body: refusal } = await body(`${most} `)
    expect([status, refusal.code]).to.deep.equal([413, 'BODY_TOO_LARGE'])
  })

  it('refuse a body that is deeper than 32: 400', async () => {
    const nested = (depth: number) => `{"ids":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    expect((await body(nested(32))).body.message).to.include('ids')
    const { status, body: refusal } = await body(nested(33))
    const message = 'The body is nested deeper than 32'
    expect([status, refusal]).to.deep.equal([400, { code: 'BAD_REQUEST', message }])
    expect((await body(nested(200_000))).body).to.deep.equal(refusal)
  })

  it('refuse a body that is no JSON, or would change prototypes: 400', async () => {
    for (const text of ['{"ids":', 'ids', '{"__proto__":{"ids":[]}}']) {
      const { status, body: refusal } = await body(text)
      const message = 'The body is no JSON'
      expect([status, refusal], text).to.deep.equal([400, { code: 'BAD_REQUEST', message }])
    }
  })

  it('refuse a body of another type: 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data']) {
      const { status, body: refusal } = await body('{"ids":[]}', type)
      expect([status, refusal.code], type).to.deep.equal([415, 'UNSUPPORTED_MEDIA_TYPE'])
    }
    expect((await body('{"ids":[]}', 'application/json; charset=utf-8')).status).to.equal(200)
  })
})
