import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** Addresses of this machine: callers there are two, as far as a server can tell. */
const ATTACKER = '127.0.0.2'
const OTHER = '127.0.0.1'

/**
 * Opens connections to a server from one address, all at once, and sends the same bytes on each. Resolves once each is
 * open, or closed by the server.
 *
 * @param sent - what each sends; empty = it stays silent
 */
export function openSockets(url: string, count: number, sent = ''): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER })
      // Connections that the server cuts are what is tested.
      socket.on('error', () => undefined)
      await Promise.race([once(socket, 'connect'), once(socket, 'close')])
      if (sent !== '') socket.write(sent)
      return socket
    }),
  )
}

/** Closes connections at once, and waits until they are. */
export async function destroyAll(sockets: readonly Socket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      socket.destroy()
      if (!socket.closed) await once(socket, 'close')
    }),
  )
}

/** Bytes of several requests, to send without waiting for answers. */
export function pipelined(url: string, path: string, count: number): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`.repeat(count)
}

/** Status and body of an answer to somebody else than the attacker. */
export async function otherCaller(url: string): Promise<{ status: number; body: string }> {
  const sent = request(url, { localAddress: OTHER, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, body: await text(answer) }
}

/** Bytes of memory that a process holds. */
export function residentBytes(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
