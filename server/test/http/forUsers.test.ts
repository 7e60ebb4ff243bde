import { expect } from 'chai'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Type } from 'typebox'
import { addInterface } from '../../src/http/addInterface.ts'
import { createHttpApp } from '../../src/http/app.ts'
import * as errors from '../../src/http/contract/errors.ts'
import { closedModel, ref } from '../../src/http/contract/model.ts'
import { callsWith, type ServedCall } from '../../src/http/servedCall.ts'

const call = callsWith<undefined>()

const Letter = closedModel('Letter', 'A letter', {
  text: Type.Optional(Type.String({ maxLength: 5 })),
})

const common = { tag: 'Letters', errors: 'E4' } as const

const own = call(
  {
    ...common,
    operationId: 'own',
    summary: 'The user who asks',
    method: 'GET',
    path: '/own',
    bearer: true,
    answer: Type.Array(Type.String()),
  },
  async (_, __, { caller }) => [caller.userId],
)
const text = call(
  {
    ...common,
    operationId: 'text',
    summary: 'A text',
    method: 'GET',
    path: '/text',
    answer: Type.String(),
    text: true,
  },
  async () => '<b>text</b>',
)
const page = call(
  {
    ...common,
    operationId: 'page',
    summary: 'A page of letters',
    method: 'GET',
    path: '/letters',
    query: {
      names: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
      continuation: Type.Optional(Type.String()),
    },
    answer: Type.Array(ref(Letter)),
    continues: true,
  },
  async ({ names, continuation }) => ({
    entries: [{ text: names?.join() ?? 'all' }],
    next: continuation === undefined ? 'second' : undefined,
  }),
)
const write = call(
  {
    ...common,
    operationId: 'write',
    summary: 'Write a letter',
    method: 'POST',
    path: '/letters',
    body: { name: 'letter', schema: Letter, optional: true },
    answer: Type.Array(Type.String()),
  },
  async ({ letter }) => [letter.text ?? 'empty'],
)
const list = call(
  {
    ...common,
    operationId: 'list',
    summary: 'Letters by their names',
    method: 'POST',
    path: '/letters/byNames',
    body: { name: 'requestBody', schema: Type.Array(Type.String()), optional: true },
    answer: Type.Array(Type.String()),
  },
  async ({ requestBody }) => requestBody,
)

const CALLS: readonly ServedCall<undefined>[] = [own, text, page, write, list]

describe('calls for users', () => {
  let app: FastifyInstance
  const answerTo = async (request: InjectOptions) => app.inject(request)

  before(async () => {
    const http = await createHttpApp({
      findCaller: async (token) =>
        token === 'right' ? { userId: 'ann', session: '01' } : undefined,
    })
    await addInterface(http, {
      name: 'letters',
      title: 'Letters',
      version: '1',
      calls: CALLS,
      models: [Letter, ...Object.values(errors)],
      platform: 'MINTLINE',
      services: undefined,
    })
    app = http.fastify
  })
  after(() => app.close())

  describe('with a token', () => {
    it('act for its user', async () => {
      for (const authorization of ['Bearer right', 'bearer right', 'BEARER  right ']) {
        const answer = await answerTo({ url: '/own', headers: { authorization } })
        expect([answer.statusCode, answer.json()], authorization).to.deep.equal([200, ['ann']])
      }
    })

    const refused: Record<string, string | undefined> = {
      'no token': undefined,
      'an empty token': 'Bearer ',
      'a wrong token': 'Bearer wrong',
      'another scheme': 'Basic right',
      'a token without a scheme': 'right',
      'a token and more': 'Bearer right right',
    }
    for (const [title, authorization] of Object.entries(refused)) {
      it(`are refused with ${title}, in the same words`, async () => {
        const answer = await answerTo({
          url: '/own',
          ...(authorization !== undefined && { headers: { authorization } }),
        })
        expect(answer.statusCode).to.equal(401)
        expect(answer.headers['www-authenticate']).to.equal('Bearer')
        expect(answer.json()).to.deep.equal({
          code: 'UNAUTHORIZED',
          message: 'Sign in first: the access token is missing or not valid',
        })
      })
    }

    it('leave calls that act for nobody alone', async () => {
      const answer = await answerTo({ url: '/text', headers: { authorization: 'Bearer wrong' } })
      expect(answer.statusCode).to.equal(200)
    })
  })

  it('answer texts that no browser takes for a page', async () => {
    const answer = await answerTo({ url: '/text' })
    expect(answer.body).to.equal('<b>text</b>')
    expect(answer.headers['content-type']).to.equal('text/plain; charset=utf-8')
    expect(answer.headers['x-content-type-options']).to.equal('nosniff')
  })

  it('answer a page with the token of the next one in a header, but on the last', async () => {
    const first = await answerTo({ url: '/letters' })
    expect(first.json()).to.deep.equal([{ text: 'all' }])
    expect(first.headers['x-continuation']).to.equal('second')
    const last = await answerTo({ url: '/letters?continuation=second' })
    expect(last.headers).not.to.have.property('x-continuation')
  })

  it('take an empty list in a query for none', async () => {
    expect((await answerTo({ url: '/letters?names=' })).json()).to.deep.equal([{ text: 'all' }])
    expect((await answerTo({ url: '/letters?names=a&names=b' })).json()).to.deep.equal([
      { text: 'a,b' },
    ])
  })

  it('take an absent body that is optional for an empty one', async () => {
    const posted = async (url: string) => (await answerTo({ method: 'POST', url })).json()
    expect(await posted('/letters')).to.deep.equal(['empty'])
    expect(await posted('/letters/byNames')).to.deep.equal([])
  })

  it('check a body that is optional where it is given', async () => {
    const answer = await answerTo({ method: 'POST', url: '/letters', payload: { text: 'longer' } })
    expect([answer.statusCode, answer.json().code]).to.deep.equal([400, 'VALIDATION'])
  })

  it('let pages of other addresses send tokens and read the one of the next page', async () => {
    const asked = await answerTo({
      method: 'OPTIONS',
      url: '/letters',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'PATCH' },
    })
    expect(asked.headers['access-control-allow-methods']).to.contain('PATCH')
    expect(asked.headers['access-control-allow-headers']).to.contain('Authorization')
    const answer = await answerTo({ url: '/letters', headers: { origin: 'https://example.com' } })
    expect(answer.headers['access-control-expose-headers']).to.contain('x-continuation')
  })
})
