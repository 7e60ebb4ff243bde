import { text } from 'node:stream/consumers'
import type { Eip1193Provider } from '@mintline/core/signing'
import { type ServedHost, serveHere } from './serveHere.ts'

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
}

interface Call {
  id: number
  method: string
  params?: unknown[]
}

/** Serves an EVM chain's provider as a node, for requests from pages. */
export function serveProvider(provider: Eip1193Provider): Promise<ServedHost> {
  const answer = async ({ id, method, params = [] }: Call) => {
    try {
      return { jsonrpc: '2.0', id, result: await provider.request({ method, params }) }
    } catch (failure) {
      const error = { code: -32_000, message: 'The node refused it.', ...Object(failure) }
      return { jsonrpc: '2.0', id, error }
    }
  }
  return serveHere(async (request, response) => {
    response.writeHead(200, HEADERS)
    // A browser sends a preflight request first.
    if (request.method === 'OPTIONS') return response.end()
    const body: Call | Call[] = JSON.parse(await text(request))
    const answered = Array.isArray(body) ? Promise.all(body.map(answer)) : answer(body)
    return response.end(JSON.stringify(await answered))
  })
}
