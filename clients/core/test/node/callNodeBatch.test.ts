import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callNodeBatch, JsonRpcError } from '@mintline/core'
import { expect } from 'chai'

interface Request {
  readonly id: number
  readonly params: readonly unknown[]
}

describe('callNodeBatch', () => {
  let server: Server
  let url: string
  let answer: (requests: readonly Request[]) => unknown
  let count = 0

  before(async () => {
    server = createServer(async (request, response) => {
      count += 1
      response.end(JSON.stringify(answer(JSON.parse(await text(request)))))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => server.close())
  beforeEach(() => {
    count = 0
  })

  const ask = (...values: readonly unknown[]) =>
    callNodeBatch(
      { url, fetch },
      'echo',
      values.map((value) => [value]),
    )
  const echo = ({ id, params }: Request) => ({ id, result: params[0] })

  it('returns the results in the order of the requests, in one HTTP request', async () => {
    answer = (requests) => requests.map(echo).reverse()
    expect(await ask('one', null, 3)).to.deep.equal(['one', null, 3])
    expect(count).to.equal(1)
  })

  it('sends nothing for no requests', async () => {
    expect(await ask()).to.deep.equal([])
    expect(count).to.equal(0)
  })

  it('throws when the node refuses one request, or the batch', async () => {
    const error = { code: -32_005, message: 'too many' }
    answer = ([first, second]) => [first && echo(first), { id: second?.id, error }]
    expect(await failure(ask(1, 2)))
      .to.be.instanceOf(JsonRpcError)
      .and.include(error)
    answer = () => ({ id: null, error })
    expect(await failure(ask(1, 2)))
      .to.be.instanceOf(JsonRpcError)
      .and.include(error)
  })

  it('throws for missing answers', async () => {
    answer = ([first]) => [first && echo(first)]
    expect(String(await failure(ask(1, 2)))).to.include('request 1 of 2 is missing')
    answer = () => ({ id: 0, result: 1 })
    expect(String(await failure(ask(1)))).to.include('its answer to a batch is none')
  })
})

async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}
