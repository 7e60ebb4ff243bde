import { type ServedHost, serveHere } from './serveHere.ts'

/** Serves a node on this machine that refuses all requests, as public nodes do: with JSON in the body. */
export function serveRefusal(status: 403 | 429): Promise<ServedHost> {
  return serveHere((_, response) => {
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    })
    response.end(`{"jsonrpc":"2.0","error":{"code":${status},"message":"RAW ANSWER"},"id":1}`)
  })
}
