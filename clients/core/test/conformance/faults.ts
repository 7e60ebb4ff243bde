import { pipeline } from 'node:stream/promises'
import type { Fault, NodeAnswer } from './nodeProxy.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Bytes in one chunk of an endless body. */
const PART = 256 * 1024

/** Cuts the connection before the node gets the request. */
export const cut: Fault = ({ response }) => {
  response.destroy()
}

/** Keeps the connection open without an answer; the node does not get the request. */
export const silence: Fault = () => undefined

/** Lets the node process the request, and loses its answer by a fault. */
export function accepted(fault: Fault): Fault {
  return async (exchange) => {
    const real = await exchange.ask()
    await fault({ ...exchange, ask: async () => real })
  }
}

/** Answers with an HTTP status; the node does not get the request. */
export function status(code: number): Fault {
  return ({ answer }) => answer({ status: code, headers: {}, body: 'Try again later' })
}

/** HTTP 200 without a body; the node does not get the request. */
export const empty: Fault = ({ answer }) => answer({ status: 200, headers: JSON_TYPE, body: '' })

/** Returns the first half of the node's answer as if it were complete. */
export const truncated: Fault = async ({ ask, answer }) => {
  const real = await ask()
  answer({ ...real, body: real.body.slice(0, Math.floor(real.body.length / 2)) })
}

/**
 * Sends a body that never ends; the node does not get the request.
 *
 * @param onSent Called with each chunk's size in bytes before it is sent.
 */
export function endless(onSent: (bytes: number) => void = () => undefined): Fault {
  const part = '['.repeat(PART)
  return async ({ response }) => {
    response.writeHead(200, JSON_TYPE)
    const parts = function* () {
      for (;;) {
        onSent(PART)
        yield part
      }
    }
    // It ends with the connection, which the client closes.
    await pipeline(parts, response).catch(() => undefined)
  }
}

/** Returns the node's answer with its body changed. */
export function changed(change: (json: unknown) => unknown): Fault {
  return async ({ ask, answer }) => {
    const real = await ask()
    answer({ ...real, body: JSON.stringify(change(JSON.parse(real.body))) })
  }
}

/** Returns another answer; the node does not get the request. */
export function instead(other: Partial<NodeAnswer> & Pick<NodeAnswer, 'body'>): Fault {
  return ({ answer }) => answer({ status: 200, headers: JSON_TYPE, ...other })
}

/** Returns another node's answer. */
export function from(nodeUrl: string): Fault {
  return async ({ ask, answer }) => answer(await ask(nodeUrl))
}

/** Applies the fault to the first requests, and then none. */
export function times(count: number, fault: Fault): () => Fault | undefined {
  let left = count
  return () => {
    left -= 1
    return left >= 0 ? fault : undefined
  }
}
