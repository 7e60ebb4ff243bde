import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { concatBytes, toUtf8, viewOf } from '../wire/bytes.ts'
import { answerText, type RunRequest } from './answer.ts'
import { namesLocalHost } from './hostCheck.ts'

const LARGEST_BODY = 1024 * 1024
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': 'content-type, solana-client',
  'access-control-max-age': '86400',
}

export function httpHandler(run: RunRequest): RequestListener {
  return (request, response) => {
    if (!namesLocalHost(request))
      return reply(response, 403, 'Provided Host header is not allowed.')
    switch (request.method) {
      case 'OPTIONS':
        return reply(response, 204, '', preflightHeaders(request))
      case 'GET':
        return request.url === '/health'
          ? reply(response, 200, 'ok')
          : reply(response, 405, 'Used HTTP Method is not allowed. POST or OPTIONS is required')
      case 'POST':
        return readBody(request, response, run)
      default:
        return reply(response, 405, 'Used HTTP Method is not allowed. POST or OPTIONS is required')
    }
  }
}

function readBody(request: IncomingMessage, response: ServerResponse, run: RunRequest): void {
  if (!(request.headers['content-type'] ?? '').includes('application/json')) {
    const message =
      'Supplied content type is not allowed. Content-Type: application/json is required'
    reply(response, 415, message)
    return
  }
  const parts: Uint8Array[] = []
  let size = 0
  request.on('data', (part: Buffer) => {
    size += part.length
    if (size <= LARGEST_BODY) parts.push(viewOf(part))
  })
  request.on('end', () => {
    if (size > LARGEST_BODY) {
      reply(response, 413, 'Payload too large')
      return
    }
    const answer = answerText(toUtf8(concatBytes(...parts)), run)
    if (answer === undefined) reply(response, 200, '')
    else reply(response, 200, answer, { 'content-type': 'application/json' })
  })
}

// Clients may send their own headers; the browser asks for permission by name.
function preflightHeaders({ headers }: IncomingMessage): Record<string, string> {
  const asked = headers['access-control-request-headers']
  return asked === undefined ? {} : { 'access-control-allow-headers': asked }
}

function reply(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain', ...CORS, ...headers }).end(body)
}
