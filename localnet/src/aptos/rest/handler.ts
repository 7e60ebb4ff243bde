import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { namesLocalHost } from '../../rpc/hostCheck.ts'
import type { AptosChain } from '../chain/chain.ts'
import { ApiError } from './apiError.ts'
import { ledgerHeaders } from './context.ts'
import type { ApiAnswer } from './request.ts'
import { type Route, router } from './router.ts'

/** Bytes: enough to publish a package with its sources. */
const LARGEST_BODY = 4 * 1024 * 1024

/** Content type of answers in Aptos' binary format. */
const BCS = 'application/x-bcs'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-expose-headers': '*',
  'access-control-max-age': '86400',
}

/** Answers requests like Aptos' REST interface. */
export function restHandler(chain: AptosChain, routes: readonly Route[]): RequestListener {
  const answer = router(routes)
  return (request, response) => {
    void respond(request, response).catch((error: unknown) => {
      // A bug in this network, which the caller should not take for an answer from the chain.
      console.error(error)
      reply(response, { status: 500, json: errorJson('internal_error', String(error)) })
    })
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!namesLocalHost(request)) {
      return reply(response, {
        status: 403,
        json: errorJson('forbidden', 'This host name is not allowed.'),
      })
    }
    if (request.method === 'OPTIONS') {
      const asked = request.headers['access-control-request-headers']
      response.writeHead(204, { ...CORS, 'access-control-allow-headers': asked ?? '*' }).end()
      return
    }
    const body = await bodyOf(request)
    if (!body) {
      const json = errorJson('web_framework_error', 'The body is too large.')
      return reply(response, { status: 413, json })
    }
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    const { method = 'GET', headers } = request
    const contentType = headers['content-type'] ?? ''
    try {
      const answered = await answer({ method, query, contentType, body }, pathname)
      const { bcs, ...inJson } = answered
      reply(response, headers.accept === BCS ? answered : inJson)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, code, message, vmCode } = error
      reply(response, { status, json: errorJson(code, message, vmCode) })
    }
  }

  function reply(response: ServerResponse, { status = 200, json, bcs, headers }: ApiAnswer): void {
    response
      .writeHead(status, {
        'content-type': bcs ? BCS : 'application/json',
        ...CORS,
        ...ledgerHeaders(chain),
        ...headers,
      })
      .end(bcs ?? JSON.stringify(json))
  }
}

function errorJson(error_code: string, message: string, vm_error_code?: number): object {
  return { message, error_code, vm_error_code: vm_error_code ?? null }
}

/** Undefined = it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > LARGEST_BODY) return undefined
  const body = await buffer(request)
  return body.length > LARGEST_BODY ? undefined : new Uint8Array(body)
}
