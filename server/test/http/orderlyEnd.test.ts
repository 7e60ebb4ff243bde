import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect } from 'chai'
import { createHttpApp } from '../../src/http/app.ts'
import { orderlyEnd } from '../../src/http/orderlyEnd.ts'

describe('the end of a server', () => {
  /** A server with one call, which answers once it is let go. */
  async function startServer() {
    const { fastify } = await createHttpApp()
    const { promise: answering, resolve: begin } = deferred()
    const { promise: free, resolve: letGo } = deferred()
    fastify.get('/slow', async () => {
      begin()
      await free
      return { done: true }
    })
    const end = orderlyEnd(fastify)
    const url = await fastify.listen({ host: '127.0.0.1', port: 0 })
    return { url, end, answering, letGo, port: (fastify.server.address() as AddressInfo).port }
  }

  async function connected(port: number, sent = ''): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    if (sent) socket.write(sent)
    return socket
  }

  it('does not wait for connections that make no request', async () => {
    // Given a connection that a browser opened in advance, and one whose request does not go on
    const { end, port } = await startServer()
    const sockets = [await connected(port), await connected(port, 'GET /slow HTT')]
    const closed = sockets.map((socket) => once(socket, 'close'))

    // When the server ends, it does so before Node gives up on them, after 30 seconds
    const begin = performance.now()
    await end()

    // Then they are closed
    await Promise.all(closed)
    expect(performance.now() - begin).to.be.lessThan(20_000)
  })

  it('answers what was asked before', async () => {
    // Given a request that is being answered, and an idle connection
    const { url, end, port, answering, letGo } = await startServer()
    const answer = fetch(`${url}/slow`)
    await answering
    const idle = await connected(port)

    // When the server ends meanwhile
    const ended = end()
    letGo()

    // Then the answer is whole, and no connection is left
    expect(await (await answer).json()).to.deep.equal({ done: true })
    await ended
    if (!idle.closed) await once(idle, 'close')
    await fetch(url).then(
      () => expect.fail('it still answers'),
      () => undefined,
    )
  })
})

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}
