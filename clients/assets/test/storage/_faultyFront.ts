import { once } from 'node:events'
import {
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen, type Reply, type Service } from './_service.ts'

/**
 * One request's fault: an answer that does not come from the service, or a connection cut before the service has the
 * request, amid it, or after the service has processed it (`lost`).
 */
export type Fault = Reply | 'cut' | 'amid' | 'lost'

/** A proxy in front of a service, at which requests go wrong. */
export interface FaultyFront extends Service {
  /** Requests with faults, such as `PUT /drop/1.json`. */
  concerns: RegExp
  /** Faults for the next such requests, in order; undefined = it passes. */
  faults: (Fault | undefined)[]
  /** Called after a fault, before the client sees it. */
  onFault: () => void
  /** Received requests, with their paths and parameters. */
  readonly requests: string[]
  /** Closes client connections, and waits until the service has processed what had arrived. */
  settle(): Promise<void>
}

/** Starts a proxy in front of the service at a URL. */
export async function startFaultyFront(behind: string): Promise<FaultyFront> {
  const front = {
    concerns: /^/,
    faults: [] as (Fault | undefined)[],
    onFault: () => {},
    requests: [] as string[],
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const line = `${request.method} ${request.url}`
    front.requests.push(line)
    const fault = front.concerns.test(line) ? front.faults.shift() : undefined
    const body = await buffer(request)
    if (typeof fault === 'object') {
      front.onFault()
      return void response.writeHead(fault.status, fault.headers).end(JSON.stringify(fault.body))
    }
    if (fault === 'amid') await sendHalf(behind, request, body)
    if (fault === undefined) return relay(await pass(behind, request, body), response)
    if (fault === 'lost') await pass(behind, request, body)
    front.onFault()
    return void request.socket.destroy()
  }
  const running = new Set<Promise<void>>()
  const listener: RequestListener = (request, response) => {
    // A client that is gone needs no answer, nor does one whose service is gone.
    const run = answer(request, response)
      .catch(() => void request.socket.destroy())
      .finally(() => running.delete(run))
    running.add(run)
  }
  const service = await listen(listener)
  const settle = async () => {
    service.hangUp()
    await Promise.all(running)
  }
  return Object.assign(front, service, { settle })
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Keeps the proxy's host, since signatures cover it. */
function askBehind(behind: string, { method, url, headers }: IncomingMessage) {
  return ask(`${behind}${url}`, { method, headers, agent: false })
}

async function pass(behind: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const asked = askBehind(behind, request)
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}

async function sendHalf(behind: string, request: IncomingMessage, body: Buffer): Promise<void> {
  const asked = askBehind(behind, request)
  const half = body.subarray(0, body.length / 2)
  await new Promise((resolve) => asked.write(half, resolve))
  const closed = new Promise((resolve) => asked.once('close', resolve))
  // A request that ends without an answer emits an error.
  asked.once('error', () => {})
  asked.destroy()
  await closed
}

function relay({ status, headers, body }: Answer, response: ServerResponse): void {
  response.writeHead(status, headers)
  response.end(body)
}
