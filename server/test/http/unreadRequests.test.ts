import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect } from 'chai'
import { createHttpApp, type HttpApp } from '../../src/http/app.ts'

describe('requests that cannot be read', () => {
  let app: HttpApp
  let port: number
  before(async () => {
    app = await createHttpApp()
    await app.fastify.listen({ host: '127.0.0.1', port: 0 })
    port = (app.fastify.server.address() as AddressInfo).port
  })
  after(() => app.fastify.close())

  /** Status and body of the answer to a text, after which the server ends the connection. */
  async function answerTo(text: string): Promise<[number, unknown]> {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part
    })
    socket.write(text)
    await once(socket, 'close')
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    return [Number(head.split(' ')[1]), JSON.parse(body)]
  }

  it('are refused in our form when address and headers are too long', async () => {
    const request = `GET /?ids=${'1'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`
    expect(await answerTo(request)).to.deep.equal([
      431,
      {
        code: 'HEADERS_TOO_LARGE',
        message: 'The address and headers are larger than 16384 bytes: ask for fewer at once',
      },
    ])
  })

  it('are refused in our form when they are no HTTP', async () => {
    expect(await answerTo('HELO shop.example\r\n\r\n')).to.deep.equal([
      400,
      { code: 'BAD_REQUEST', message: 'The request is malformed' },
    ])
  })

  it('leave the server as it was', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HT')
    socket.resetAndDestroy()
    await answerTo('\0\r\n\r\n')
    expect((await app.fastify.inject('/nothing')).statusCode).to.equal(404)
  })
})
