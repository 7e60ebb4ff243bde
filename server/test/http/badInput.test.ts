import { expect } from 'chai'
import fc from 'fast-check'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as calls from '../../src/indexer/calls.ts'
import { answerTo, appWith, call, EVM_ADDRESS, SOLANA_ADDRESS } from './_app.ts'

const ITEM = `BASE:${EVM_ADDRESS}:1`
const OWNER = `ETHEREUM:${EVM_ADDRESS}`
const query = (path: string, parameters: Record<string, string | string[]>) => ({
  url: path,
  query: parameters,
})
const post = (url: string, payload: object | string): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': 'application/json' },
})
const BY_OWNER = '/v0.1/items/byOwner'
const BY_USER = '/v0.1/activities/byUser'
const BY_IDS = '/v0.1/items/byIds'

describe('bad input to a call', () => {
  let app: FastifyInstance
  const seen: unknown[] = []

  before(async () => {
    app = await appWith([
      call(calls.getItemById, async ({ itemId }) => {
        throw new Error(`a handler got ${itemId.blockchain}`)
      }),
      call(calls.getItemsByOwner, async (input) => {
        seen.push(input)
        return { items: [] }
      }),
      call(calls.getOwners, async (input) => {
        seen.push(input)
        return { owners: [] }
      }),
    ])
  })
  after(() => app.close())

  const refusals: Record<string, [InjectOptions, string, string]> = {
    'a mandatory parameter missing': [
      query(BY_OWNER, {}),
      'VALIDATION',
      'Required parameter owner is missing',
    ],
    'a mandatory body missing': [
      { method: 'POST', url: BY_IDS },
      'VALIDATION',
      'Required parameter itemIds is missing',
    ],
    'a mandatory field missing': [post(BY_IDS, {}), 'VALIDATION', 'Required field ids is missing'],
    'an unknown chain': [
      query('/v0.1/items/NOWHERE:1:1', {}),
      'BAD_REQUEST',
      'itemId begins with "NOWHERE", which is no supported blockchain. Supported are ETHEREUM, ',
    ],
    'no chain': [
      query('/v0.1/items/1', {}),
      'BAD_REQUEST',
      'itemId has no blockchain before a colon. Supported are ETHEREUM, ',
    ],
    'a chain where a group belongs': [
      query(BY_OWNER, { owner: `POLYGON:${EVM_ADDRESS}` }),
      'BAD_REQUEST',
      'owner begins with "POLYGON", which is no group of blockchains. Supported are ETHEREUM, FLOW, SOLANA, APTOS',
    ],
    'an address of another group': [
      query(BY_OWNER, { owner: `SOLANA:${EVM_ADDRESS}` }),
      'BAD_REQUEST',
      `owner has no address of SOLANA after the colon: "${EVM_ADDRESS}"`,
    ],
    'too few parts': [
      query(`/v0.1/items/BASE:${EVM_ADDRESS}`, {}),
      'BAD_REQUEST',
      'itemId has 2 parts, not the 3 of BASE: blockchain:contract:token id',
    ],
    'too many parts': [
      query(`/v0.1/items/SOLANA:${SOLANA_ADDRESS}:1`, {}),
      'BAD_REQUEST',
      'itemId has 3 parts, not the 2 of SOLANA: blockchain:address',
    ],
    'an order id with a token id': [
      query(`/v0.1/orders/ETHEREUM:${EVM_ADDRESS}:1`, {}),
      'BAD_REQUEST',
      'id has 3 parts, not the 2 of ETHEREUM: blockchain:id',
    ],
    'an order id with a colon behind it, among others': [
      post('/v0.1/orders/byIds', { ids: ['BASE:0x12', 'BASE:0x12:'] }),
      'BAD_REQUEST',
      'ids[1] has 3 parts, not the 2 of BASE: blockchain:id',
    ],
    'an order id without an id': [
      query('/v0.1/orders/BASE:/validate', {}),
      'BAD_REQUEST',
      'id has the id "", which is empty',
    ],
    'a token id that is no number': [
      query(`/v0.1/items/BASE:${EVM_ADDRESS}:one`, {}),
      'BAD_REQUEST',
      'itemId has the token id "one", which is no whole number',
    ],
    'a token id that is too large': [
      query(`/v0.1/items/BASE:${EVM_ADDRESS}:${2n ** 256n}`, {}),
      'BAD_REQUEST',
      `itemId is none of BASE: "BASE:${EVM_ADDRESS}:${2n ** 256n}`.slice(0, 60),
    ],
    'an invalid owner': [
      query(`/v0.1/ownerships/${ITEM}:me`, {}),
      'BAD_REQUEST',
      'ownershipId has the owner "me", which is no address of BASE',
    ],
    'a currency that is none': [
      query(`/v0.1/balances/APTOS:0x1::coin/${OWNER}`, {}),
      'BAD_REQUEST',
      'currencyId has the currency "0x1::coin", which is no currency of APTOS',
    ],
    'a text where a list belongs': [
      post('/v0.1/activities/byUsers', { types: [], users: [], blockchains: 'BASE' }),
      'VALIDATION',
      'blockchains must be a list, not "BASE"',
    ],
    'an invalid id among others': [
      post(BY_IDS, { ids: [ITEM, 'BASE:0x1:1'] }),
      'BAD_REQUEST',
      'ids[1] has the contract "0x1", which is no contract address of BASE',
    ],
    'an empty list where one is mandatory': [
      query('/v0.1/activities/byCollection', { type: 'BID', collection: '' }),
      'BAD_REQUEST',
      'collection[0] has no blockchain before a colon',
    ],
    'an id that is null': [
      post(BY_IDS, { ids: [null] }),
      'VALIDATION',
      'ids[0] must be a text, not "null"',
    ],
    'size 0': [
      query(BY_OWNER, { owner: OWNER, size: '0' }),
      'VALIDATION',
      'size must be at least 1',
    ],
    'a negative size': [
      query(BY_OWNER, { owner: OWNER, size: '-1' }),
      'VALIDATION',
      'size must be at least 1',
    ],
    'a size that is text': [
      query(BY_OWNER, { owner: OWNER, size: 'ten' }),
      'VALIDATION',
      'size must be an integer, not "ten"',
    ],
    'an empty size': [
      query(BY_OWNER, { owner: OWNER, size: '' }),
      'VALIDATION',
      'size must be an integer, not ""',
    ],
    'two sizes': [
      query(BY_OWNER, { owner: OWNER, size: ['1', '2'] }),
      'VALIDATION',
      'size must be an integer',
    ],
    'a size above the maximum in a search': [
      post('/v0.1/items/search', { size: 1001, filter: {} }),
      'VALIDATION',
      'size must be at most 1000',
    ],
    'a number as text in a body': [
      post('/v0.1/items/search', { size: '10', filter: {} }),
      'VALIDATION',
      'size must be an integer, not "10"',
    ],
    'an unknown enumeration value': [
      query(BY_USER, { type: ['MINT', 'STEAL'], user: OWNER }),
      'VALIDATION',
      'type[1] must be one of TRANSFER_FROM, TRANSFER_TO, MINT, ',
    ],
    'an unknown literal of a union': [
      post('/v0.1/orders', { '@type': 'MINTLINE_V9' }),
      'VALIDATION',
      '@type must be one of MINTLINE_V2, SEAPORT_V1, not "MINTLINE_V9"',
    ],
    'a date that is none': [
      query(BY_USER, { type: 'MINT', user: OWNER, from: '2026-02-30T00:00:00Z' }),
      'VALIDATION',
      'from must be a time such as 2026-01-31T12:00:00.000Z, not "2026-02-30T00:00:00Z"',
    ],
    'a year that no database knows': [
      query(BY_USER, { type: 'MINT', user: OWNER, from: '0000-01-01T00:00:00Z' }),
      'VALIDATION',
      'from is no time: "0000-01-01T00:00:00Z"',
    ],
    'from after to': [
      query(BY_USER, {
        type: 'MINT',
        user: OWNER,
        from: '2026-01-02T00:00:00Z',
        to: '2026-01-01T00:00:00Z',
      }),
      'VALIDATION',
      'from must not be after to',
    ],
    'from after to in a body': [
      post('/v0.1/items/search', {
        filter: { traitRanges: [{ key: 'age', valueRange: { from: 2, to: 1 } }] },
      }),
      'VALIDATION',
      'In filter.traitRanges[0].valueRange, from must not be after to',
    ],
    'an unknown field': [
      post(BY_IDS, { ids: [], limit: 1 }),
      'VALIDATION',
      'limit is no known field. Known are ids',
    ],
    'an unknown field deep inside': [
      post('/v0.1/items/search', { filter: { fullText: { text: 'a', words: 2 } } }),
      'VALIDATION',
      'filter.fullText.words is no known field. Known are text, fields',
    ],
    'the character U+0000 in an address': [
      { url: '/v0.1/domains/a%00.eth/resolution', method: 'POST' },
      'VALIDATION',
      'The address has the character U+0000',
    ],
    'the character U+0000 in a body': [
      post(BY_IDS, { ids: ['\0'] }),
      'VALIDATION',
      'The body has the character U+0000',
    ],
    'a path that is not percent-encoded well': [
      query('/v0.1/items/%E0%A4%A', {}),
      'BAD_REQUEST',
      'The path is malformed',
    ],
  }

  for (const [what, [request, code, message]] of Object.entries(refusals)) {
    it(`${what}: 400 ${code}`, async () => {
      const { status, body } = await answerTo(app, request)
      expect([status, body.code]).to.deep.equal([400, code])
      expect(body.message).to.satisfy((text: string) => text.startsWith(message), body.message)
      expect(Object.keys(body)).to.deep.equal(['code', 'message'])
    })
  }

  it('is refused whatever text stands for an identifier, an address or a time', async () => {
    const chain = fc.constantFrom('BASE', 'SOLANA', 'ETHEREUM', 'APTOS', 'FLOW', 'IMMUTABLEX', '')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(chain, fc.array(fc.string(), { maxLength: 4 }))
        .map(([one, rest]) => [one, ...rest].join(':')),
    )
    const parameters = fc.constantFrom(
      ['/v0.1/ownerships/byItem', 'itemId'],
      ['/v0.1/items/byCollection', 'collection'],
      ['/v0.1/items/byCreator', 'creator'],
      ['/v0.1/orders/sell', 'origin'],
      ['/v0.1/currencies/ETHEREUM:native/rates/usd', 'at'],
    )
    await fc.assert(
      fc.asyncProperty(parameters, text, async ([url = '', name = ''], value) => {
        const { status } = await answerTo(app, query(url, { [name]: value }))
        // 501: the text happened to be valid, and this application does not serve the call.
        expect(status).to.be.oneOf([400, 501])
      }),
      { numRuns: 300 },
    )
  })

  it('fails in the codes of analytics where the call is one', async () => {
    const url = `/v2.0/data/collections/BASE:${EVM_ADDRESS}/owners`
    for (const wrong of [`${url}?size=1001`, '/v2.0/data/collections/BASE:1/owners']) {
      const { status, body } = await answerTo(app, wrong)
      expect([status, body.code], wrong).to.deep.equal([400, 'INVALID_INPUT'])
    }
  })

  it('takes the maximum where a list is asked for more, and its default where for nothing', async () => {
    await answerTo(app, query(BY_OWNER, { owner: OWNER, size: '5000' }))
    await answerTo(app, query(BY_OWNER, { owner: OWNER }))
    const sizes = seen.splice(0).map((input) => (input as { size: number }).size)
    expect(sizes).to.deep.equal([1000, 50])
  })

  it('ignores an unknown query parameter', async () => {
    const { status } = await answerTo(app, query(BY_OWNER, { owner: OWNER, utm_source: 'x' }))
    expect(status).to.equal(200)
  })
})

describe('a union whose literal is unknown', () => {
  for (const platform of ['MINTLINE', 'ACME']) {
    it(`is refused with the literals that it has, under the name ${platform}`, async () => {
      const app = await appWith([], {
        platform,
      })
      const payload = { '@type': 'SELL_ORDER', blockchain: 'ETHEREUM' }
      const { status, body } = await answerTo(app, {
        method: 'POST',
        url: '/v0.1/encode/order',
        payload,
      })
      expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
      expect(body.message).to.equal(
        `@type must be one of ${platform}_V2, SEAPORT_V1, not "SELL_ORDER"`,
      )
      await app.close()
    })
  }
})
