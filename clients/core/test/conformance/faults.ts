import { pipeline } from 'node:stream/promises'
import type { Fault, NodeAnswer } from './nodeProxy.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Bytes of a part of an endless body. */
const PART = 256 * 1024

/** The connection ends without an answer, before the node gets the request. */
export const cut: Fault = ({ response }) => {
  response.destroy()
}

/** The connection stays open without an answer, and the node does not get the request. */
export const silence: Fault = () => undefined

/** The node carries out the request, and its answer is lost by a fault. */
export function accepted(fault: Fault): Fault {
  return async (exchange) => {
    const real = await exchange.ask()
    await fault({ ...exchange, ask: async () => real })
  }
}

/** An HTTP status in the place of an answer; the node does not get the request. */
export function status(code: number): Fault {
  return ({ answer }) => answer({ status: code, headers: {}, body: 'Try again later' })
}

/** HTTP 200 without a body; the node does not get the request. */
export const empty: Fault = ({ answer }) => answer({ status: 200, headers: JSON_TYPE, body: '' })

/** The first half of the node's answer, as if it were all. */
export const truncated: Fault = async ({ ask, answer }) => {
  const real = await ask()
  answer({ ...real, body: real.body.slice(0, Math.floor(real.body.length / 2)) })
}

/**
 * A body that never ends; the node does not get the request.
 *
 * @param onSent Called with the bytes of each part before it is sent.
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

/** The node's answer with another body. */
export function changed(change: (json: unknown) => unknown): Fault {
  return async ({ ask, answer }) => {
    const real = await ask()
    answer({ ...real, body: JSON.stringify(change(JSON.parse(real.body))) })
  }
}

/** Another answer; the node does not get the request. */
export function instead(other: Partial<NodeAnswer> & Pick<NodeAnswer, 'body'>): Fault {
  return ({ answer }) => answer({ status: 200, headers: JSON_TYPE, ...other })
}

/** The answer of another node. */
export function from(nodeUrl: string): Fault {
  return async ({ ask, answer }) => answer(await ask(nodeUrl))
}

/** The fault for the first requests, and then none. */
export function times(count: number, fault: Fault): () => Fault | undefined {
  let left = count
  return () => {
    left -= 1
    return left >= 0 ? fault : undefined
  }
}
