import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A JSON answer. */
export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A test service on this machine. */
export interface Service {
  readonly url: string
  close(): Promise<void>
}

/** A service whose connections can be closed. */
export interface Listener extends Service {
  hangUp(): void
}

/** Listens on a free port on this machine. */
export async function listen(listener: RequestListener): Promise<Listener> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Starts a service.
 *
 * @param answer - undefined hangs up.
 */
export function startService(
  answer: (request: IncomingMessage, url: URL) => Promise<Reply | undefined>,
): Promise<Service> {
  return listen((request, response) => {
    answer(request, new URL(request.url ?? '/', 'http://service')).then(
      (reply) => {
        if (reply === undefined) return request.socket.destroy()
        const { status, body, headers } = reply
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        return response.end(JSON.stringify(body))
      },
      (error: unknown) => response.writeHead(500).end(JSON.stringify({ Message: String(error) })),
    )
  })
}

/** Parses a request's form, with its texts and its file. */
export async function readForm(request: IncomingMessage) {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData()
  const file = form.get('file')
  const isFile = file !== null && typeof file !== 'string'
  return { form, file: isFile ? new Uint8Array(await file.arrayBuffer()) : undefined }
}
