import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import * as calls from '../../src/indexer/calls.ts'
import { answerTo, appWith, call, EVM_ADDRESS } from './_app.ts'

const OWNER = `ETHEREUM:${EVM_ADDRESS}`

describe('names of query parameters', () => {
  let app: FastifyInstance
  const seen: unknown[] = []
  before(async () => {
    app = await appWith([
      call(calls.getItemsByOwner, async ({ blockchains, size }) => {
        seen.push([blockchains, size])
        return { items: [] }
      }),
      call(calls.getOrdersAll, async () => ({ orders: [] })),
    ])
  })
  beforeEach(() => seen.splice(0))
  after(() => app.close())

  const misspelled: readonly [string, string, string][] = [
    ['/v0.1/orders/all', 'stauts', 'status'],
    ['/v0.1/orders/all', 'Status', 'status'],
    ['/v0.1/orders/all', 'contination', 'continuation'],
    ['/v0.1/items/byOwner', 'blockchain', 'blockchains'],
    ['/v0.1/items/byOwner', 'sizes', 'size'],
  ]
  for (const [path, name, meant] of misspelled) {
    it(`are refused where ${meant} is written ${name}`, async () => {
      const { status, body } = await answerTo(app, `${path}?owner=${OWNER}&${name}=1`)
      expect([status, body]).to.deep.equal([
        400,
        {
          code: 'VALIDATION',
          message: `"${name}" is no parameter of this call. Did you mean ${meant}?`,
        },
      ])
    })
  }

  for (const name of ['utm_source', '_', 'v', 'constructor', '__proto__', 'sz', 'statistics']) {
    it(`are ignored where they resemble none: ${name}`, async () => {
      const { status } = await answerTo(app, `/v0.1/items/byOwner?owner=${OWNER}&${name}=1`)
      expect(status).to.equal(200)
    })
  }

  it('are understood with brackets behind a list', async () => {
    const ask = (query: string) => answerTo(app, `/v0.1/items/byOwner?owner=${OWNER}&${query}`)
    for (const query of [
      'blockchains[]=BASE&blockchains[]=POLYGON',
      'blockchains=BASE&blockchains[]=POLYGON',
      'blockchains%5B%5D=BASE&blockchains=POLYGON',
    ]) {
      expect((await ask(query)).status, query).to.equal(200)
    }
    expect((await ask('blockchains[]=BASE')).status).to.equal(200)
    expect(seen.map((one) => (one as [string[]])[0].toSorted())).to.deep.equal([
      ['BASE', 'POLYGON'],
      ['BASE', 'POLYGON'],
      ['BASE', 'POLYGON'],
      ['BASE'],
    ])
  })
})
