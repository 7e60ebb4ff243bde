import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './openMetrics.ts'

/** Maximum open connections; scrapers and load balancers need few, and more would take files from the interface. */
const MOST_CONNECTIONS = 32

const HEALTH_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
}

/** A running metrics server. */
export interface ServedMetrics {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves `/metrics` and `/health` on a separate address, which callers need not reach, and whose connections they
 * cannot use up.
 *
 * @throws Node's error if the address cannot be used
 */
export async function serveMetrics(
  { text, contentType, check }: Pick<Metrics, 'text' | 'contentType' | 'check'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ServedMetrics> {
  const pages: Readonly<Record<string, (response: ServerResponse) => Promise<unknown>>> = {
    '/metrics': async (response) => {
      const body = await text()
      response.writeHead(200, { 'Content-Type': contentType }).end(body)
    },
    '/health': (response) =>
      check().then(
        () => response.writeHead(200, HEALTH_HEADERS).end('{"status":"READY"}'),
        () => response.writeHead(503, HEALTH_HEADERS).end('{"status":"UNAVAILABLE"}'),
      ),
  }
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead && pages[request.url?.split('?', 1)[0] ?? '']
    if (page) page(response).catch(() => response.writeHead(500).end())
    else response.writeHead(404).end()
  })
  server.maxConnections = MOST_CONNECTIONS
  server.listen(port, host)
  await once(server, 'listening')
  const { address, family, port: used } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${used}/metrics`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
