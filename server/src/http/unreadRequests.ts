import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { ApiError } from './apiError.ts'

/**
 * Answers a request that Node could not parse, in this server's error format instead of Fastify's, and ends its
 * connection.
 */
export function answerUnread(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const failure = REFUSALS[error.code] ?? new ApiError('badRequest', 'The request is malformed')
  const { statusCode } = failure
  const body = JSON.stringify(failure.body(false))
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const REFUSALS: Readonly<Record<string, ApiError>> = {
  HPE_HEADER_OVERFLOW: new ApiError(
    'headersTooLarge',
    'The address and headers are larger than 16384 bytes: ask for fewer at once',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError('timeout', 'The request did not arrive in time'),
}
