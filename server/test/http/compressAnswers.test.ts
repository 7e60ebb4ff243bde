import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from '../../src/http/compressAnswers.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import type { Currency } from '../../src/indexer/schemas/index.ts'
import * as marketplaceCalls from '../../src/marketplace/calls.ts'
import { MARKETPLACE_MODELS } from '../../src/marketplace/schemas/index.ts'
import { appWith, call, EVM_ADDRESS } from './_app.ts'

const PATH = '/v0.1/currencies/all'

describe('answers on their way', () => {
  let app: FastifyInstance
  let currencies: Currency[] = []
  const many = Array.from({ length: 100 }, (_, number) => ({
    currencyId: `ETHEREUM:${EVM_ADDRESS}`,
    symbol: `TOKEN${number}`,
    decimals: 18,
  }))
  before(async () => {
    app = await appWith([call(calls.getAllCurrencies, async () => ({ currencies }))])
  })
  beforeEach(() => {
    currencies = many
  })
  after(() => app.close())

  const ask = (headers: Record<string, string> = {}, url = PATH, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers })

  const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const
  for (const [encoding, decode] of Object.entries(decoders)) {
    it(`are compressed by ${encoding} where a caller takes it`, async () => {
      const plain = await ask()
      const compressed = await ask({ 'accept-encoding': encoding })
      expect(plain.headers).to.not.have.property('content-encoding')
      expect(compressed.headers['content-encoding']).to.equal(encoding)
      expect(compressed.headers.vary).to.contain('Accept-Encoding')
      expect(decode(compressed.rawPayload).toString()).to.equal(plain.body)
      expect(Number(compressed.headers['content-length'])).to.equal(compressed.rawPayload.length)
      expect(compressed.rawPayload.length * 4).to.be.lessThan(plain.rawPayload.length)
    })
  }

  it('stay as they are where they are small, or where a caller who is known asks', async () => {
    const known = await ask({ 'accept-encoding': 'br', authorization: 'Bearer of nobody' })
    expect(known.headers).to.not.have.any.keys('content-encoding', 'etag')
    currencies = many.slice(0, 3)
    const small = await ask({ 'accept-encoding': 'br, gzip' })
    expect(small.headers).to.not.have.property('content-encoding')
    expect(small.json().currencies).to.have.length(3)
  })

  it('stay as they are where they hold a secret', () => {
    const all: readonly Call[] = Object.values(marketplaceCalls)
    const secret = new Set(
      MARKETPLACE_MODELS.flatMap(({ $id, ...model }) =>
        JSON.stringify(model).includes('accessToken') ? [`${$id}#`] : [],
      ),
    )
    const withTokens = all.filter(({ answer = {}, bearer }) => {
      // Nothing that acts for a user is compressed.
      if (bearer) return false
      const text = JSON.stringify(answer)
      return text.includes('accessToken') || [...secret].some((name) => text.includes(name))
    })
    expect(withTokens).to.not.be.empty
    for (const call of withTokens) expect(call, call.operationId).to.include({ holdsSecret: true })
  })

  it('are not sent again to who has them, until they change', async () => {
    const first = await ask()
    const tag = String(first.headers.etag)
    expect(tag).to.match(/^W\/"[\w-]+"$/)
    for (const sent of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await ask({ 'if-none-match': sent, 'accept-encoding': 'br' })
      expect([again.statusCode, again.body, again.headers.etag], sent).to.deep.equal([304, '', tag])
      expect(again.headers, sent).to.not.have.any.keys('content-encoding', 'content-type')
    }
    currencies = many.slice(1)
    const changed = await ask({ 'if-none-match': tag })
    expect([changed.statusCode, changed.headers.etag === tag]).to.deep.equal([200, false])
  })

  it('have no tag where they are failures', async () => {
    const { statusCode, headers } = await ask({}, '/v0.1/items/all?size=none')
    expect([statusCode, headers.etag]).to.deep.equal([400, undefined])
  })

  it('have the headers alone for HEAD, as for GET', async () => {
    const [whole, head] = [await ask(), await ask({}, PATH, 'HEAD')]
    expect([head.statusCode, head.body]).to.deep.equal([200, ''])
    for (const name of ['content-length', 'content-type', 'etag'] as const) {
      expect(head.headers[name], name).to.equal(whole.headers[name])
    }
  })

  it('are the same with a slash at the end of the path', async () => {
    const slashed = await ask({}, `${PATH}/?size=1`)
    expect([slashed.statusCode, slashed.body]).to.deep.equal([200, (await ask()).body])
    expect((await ask({}, '//')).statusCode).to.equal(404)
  })

  it('have the id that a caller gave to the request, within bounds, or else a new one', async () => {
    const idOf = async (id: string) =>
      String((await ask({ 'x-request-id': id })).headers['x-request-id'])
    for (const id of ['a', 'trace-1:2_3.4', 'x'.repeat(64)]) expect(await idOf(id)).to.equal(id)
    for (const id of ['x'.repeat(65), 'two words', '<b>', '"', 'ä']) {
      expect(await idOf(id), id).to.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    }
  })

  const accepted: Readonly<Record<string, 'br' | 'gzip' | undefined>> = {
    '': undefined,
    identity: undefined,
    deflate: undefined,
    'gzip, deflate, br, zstd': 'br',
    'br;q=0.5, gzip': 'gzip',
    'br;q=0, gzip;q=0': undefined,
    'GZIP;Q=0.1': 'gzip',
    '*': 'br',
    '*, br;q=0': 'gzip',
    'br;q=much': undefined,
  }
  for (const [header, encoding] of Object.entries(accepted)) {
    it(`are ${encoding ?? 'plain'} for ${header || 'nothing'}`, () => {
      expect(encodingFor(header)).to.equal(encoding)
    })
  }
})
