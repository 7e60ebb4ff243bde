import type { IncomingMessage } from 'node:http'

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * True if a request names this machine as its host. A web page can make its own domain resolve to
 * 127.0.0.1 (DNS rebinding), but its requests then still carry that domain's name.
 */
export function namesLocalHost({ headers }: IncomingMessage): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  return LOCAL_NAMES.includes(name)
}
