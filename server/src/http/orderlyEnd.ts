import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for requests that are being answered. */
const PATIENCE = 10_000
const INTERVAL = 50

/**
 * Makes the end of a server, which lets requests be answered and then cuts all connections. Left to itself, it waits for
 * each that has not made a request yet, such as those that browsers open in advance, until the time for one is over.
 */
export function orderlyEnd(fastify: FastifyInstance): () => Promise<void> {
  const answering = new Set<ServerResponse>()
  fastify.server.on('request', (_request, response) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
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
