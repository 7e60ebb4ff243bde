import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers a request. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A file web server on this machine. */
export interface Files {
  /** Answers by path; others are 404. */
  readonly answers: Map<string, Answer>
  /** Requested paths, in order. */
  readonly asked: string[]
  /** Returns a path's URL, with this machine's IP address or one of its names. */
  readonly url: (path: string, host?: string) => string
  readonly close: () => Promise<void>
}

/** Starts a web server. */
export async function serveFiles(): Promise<Files> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers.get(path)
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    answers,
    asked,
    url: (path, host = '127.0.0.1') => `http://${host}:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with a JSON document. */
export const json =
  (document: unknown): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  }

/** Answers with a redirect. */
export const redirect =
  (location: string): Answer =>
  (response) => {
    response.writeHead(302, { location }).end()
  }

/** Answers with endless bytes, and claims `length` of them. */
export const endless =
  (length?: number): Answer =>
  (response) => {
    response.writeHead(200, length === undefined ? {} : { 'content-length': length })
    const chunk = Buffer.alloc(65_536, ' ')
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  }
