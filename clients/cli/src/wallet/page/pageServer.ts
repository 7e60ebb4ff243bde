import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseJson } from '@mintline/core'
import { PageAccess } from './pageAccess.ts'
import type { PageFile } from './pageFiles.ts'

/** Only this machine can connect, and the page is only served under this name. */
const HOST = '127.0.0.1'

/** Largest reply in bytes: a few hundred signed transactions. */
const MAX_BODY = 2_000_000
const MAX_HEADERS = 16_384
const MAX_CONNECTIONS = 32
/** Milliseconds to receive a request. */
const REQUEST_TIMEOUT = 30_000

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Wallets announce their icons as data URLs.
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  // Wallets may open windows.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const BEARER = /^Bearer ([\w-]{1,100})$/

/** What the server tells of its page. */
export interface PageEvents {
  /** A tab is there, at first or again: it knows nothing yet. */
  opened(): void
  /** The tab is gone, or reloads. */
  left(): void
  /** Answers a reply; undefined = it makes no sense. */
  received(reply: unknown): Promise<object | undefined> | object | undefined
}

/** A running server with one page. */
export interface PageServer {
  /** Returns a new link to the page, for one tab; its secret is in the fragment, which browsers do not send. */
  link(): string
  /** Sends a message to the page, if it is open. */
  send(message: object): void
  /** Ends the page's connection and the server. */
  close(): Promise<void>
}

/** An answer to a request. */
interface Answer {
  readonly status: number
  readonly body?: object
  readonly file?: PageFile
}

/** A request that is refused with a status. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Refused with ${status}`)
    this.status = status
  }
}

/**
 * Serves the page on this machine, on a free port. Other sites cannot use it: requests need the page's host and origin
 * and a secret that only the link has.
 */
export async function startPageServer(
  files: ReadonlyMap<string, PageFile>,
  events: PageEvents,
): Promise<PageServer> {
  const access = new PageAccess()
  const page: { stream: ServerResponse | undefined } = { stream: undefined }
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADERS,
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: REQUEST_TIMEOUT,
    },
    (request, response) => {
      void serve(request, response).catch(() => response.destroy())
    },
  )
  server.maxConnections = MAX_CONNECTIONS
  server.listen(0, HOST)
  await once(server, 'listening')
  const host = `${HOST}:${(server.address() as AddressInfo).port}`
  const origin = `http://${host}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      // A name that an attacker's DNS server points here is another host.
      if (request.headers.host !== host) throw new Refusal(421)
      if (request.method === 'GET') return end(response, fileAt(request.url))
      if (request.method !== 'POST') throw new Refusal(405)
      const secret = secretOf(request, origin)
      if (request.url === '/admission') return end(response, admission(secret))
      if (!access.isOpen(secret)) throw new Refusal(401)
      if (request.url === '/messages') return listen(response)
      if (request.url !== '/replies') throw new Refusal(404)
      const reply = await bodyOf(request)
      // Another tab may have become the page meanwhile.
      if (!access.isOpen(secret)) throw new Refusal(401)
      const body = await events.received(reply)
      if (!body) throw new Refusal(400)
      return end(response, { status: 200, body })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // The rest of the body is not read.
      response.setHeader('connection', 'close')
      return end(response, { status: error.status })
    }
  }

  function fileAt(path: string | undefined): Answer {
    const file = files.get(path ?? '')
    if (!file) throw new Refusal(404)
    return { status: 200, file }
  }

  function admission(token: string): Answer {
    const admitted = access.admit(token)
    if (admitted.status === 'unknown') throw new Refusal(401)
    if (admitted.status === 'used') return { status: 409 }
    // The earlier tab, if any, has no say any more.
    page.stream?.end()
    return { status: 200, body: { session: admitted.session } }
  }

  /** Keeps the response open for messages, one JSON document a line. */
  function listen(response: ServerResponse): void {
    page.stream?.end()
    page.stream = response
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/x-ndjson' })
    response.flushHeaders()
    response.on('close', () => {
      if (page.stream !== response) return
      page.stream = undefined
      events.left()
    })
    events.opened()
  }

  return {
    link: () => `${origin}/#${access.newToken()}`,
    send: (message) => {
      page.stream?.write(`${JSON.stringify(message)}\n`)
    },
    close: async () => {
      const { stream } = page
      page.stream = undefined
      if (stream) await new Promise<void>((resolve) => stream.end(resolve))
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Returns the secret of a request from the page itself: browsers let no other site set its headers. */
function secretOf({ headers }: IncomingMessage, origin: string): string {
  if (headers.origin !== origin) throw new Refusal(403)
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403)
  if (headers['content-type'] !== 'application/json') throw new Refusal(415)
  const [, secret] = BEARER.exec(headers.authorization ?? '') ?? []
  if (secret === undefined) throw new Refusal(401)
  return secret
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY) throw new Refusal(413)
    chunks.push(chunk)
  }
  const body = parseJson(Buffer.concat(chunks))
  if (body === undefined) throw new Refusal(400)
  return body
}

function end(response: ServerResponse, { status, body, file }: Answer): void {
  response.writeHead(status, {
    ...HEADERS,
    'content-type': file?.type ?? 'application/json',
  })
  response.end(file?.body ?? (body && JSON.stringify(body)))
}
