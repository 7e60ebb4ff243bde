import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, endless, redirect } from '../../metadata/_files.ts'

/** A request that a third party received. */
export interface Asked {
  readonly method: string
  /** Query parameters. */
  readonly parameters: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A third party on this machine. */
export interface ThirdParty {
  /** With a secret key in it. */
  readonly url: string
  /** Requests, in order. */
  readonly asked: Asked[]
  /** Sets the answer to all requests from now on. */
  readonly answers: (answer: Answer) => void
  readonly close: () => Promise<void>
}

/** A secret key in a third party's URL. */
export const KEY = 'key-of-the-operator'
/** A secret token for a third party. */
export const TOKEN = 'token-of-the-operator'

/** Invalid answers, by fault. */
export const BAD_ANSWERS: Readonly<Record<string, { answer: Answer; reason: RegExp }>> = {
  'an error': {
    answer: (response) => void response.writeHead(500).end(TOKEN),
    reason: /status 500/,
  },
  'a refusal of the token': {
    answer: (response) => void response.writeHead(401).end(),
    reason: /status 401/,
  },
  'a redirect': { answer: redirect('/elsewhere'), reason: /status 302/ },
  'a page': { answer: (response) => void response.end('<html>'), reason: /is not JSON/ },
  nothing: { answer: (response) => void response.end(), reason: /is not JSON/ },
  'a list': { answer: (response) => void response.end('[]'), reason: /missing or malformed/ },
  'more than 64 KiB': { answer: endless(), reason: /larger than/ },
  'a broken connection': {
    answer: (response) => void response.destroy(),
    reason: /failed to fetch/,
  },
}

/** Starts a third party. */
export async function thirdParty(): Promise<ThirdParty> {
  const asked: Asked[] = []
  let answer: Answer = (response) => void response.writeHead(500).end()
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    asked.push({
      method: request.method ?? '',
      parameters: Object.fromEntries(searchParams),
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    })
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/ask?key=${KEY}`,
    asked,
    answers: (next) => {
      answer = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
