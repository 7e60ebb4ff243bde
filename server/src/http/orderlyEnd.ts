import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for requests in progress. */
const PATIENCE = 10_000
const INTERVAL = 50

/**
 * Creates a graceful shutdown, which finishes requests in progress and then cuts all connections. Without it, the
 * server waits for each connection that has not sent a request yet, such as those that browsers open in advance, until
 * the request timeout.
 */
export function orderlyEnd(fastify: FastifyInstance): () => Promise<void> {
  const answering = new Map<Socket, number>()
  fastify.server.on('connection', (socket) => {
    // Pipelined requests do not hear of it.
    socket.once('close', () => answering.delete(socket))
  })
  fastify.server.on('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1
      if (left > 0) answering.set(socket, left)
      else answering.delete(socket)
    })
  })
  return async () => {
    const end = performance.now() + PATIENCE
    const cutting = setInterval(() => {
      if (answering.size === 0 || performance.now() > end) fastify.server.closeAllConnections()
    }, INTERVAL)
    try {
      await fastify.close()
    } finally {
      clearInterval(cutting)
    }
  }
}
