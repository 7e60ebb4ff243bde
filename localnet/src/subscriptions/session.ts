import type { WebSocket } from 'ws'
import type { Chain } from '../chain/chain.ts'
import { answerText, methodNotFound, type RpcRequest } from '../rpc/answer.ts'
import { ParamReader } from '../rpc/paramReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { stringifyJson } from '../wire/json.ts'
import { SUBSCRIBE_METHODS, UNSUBSCRIBE_METHODS } from './registry.ts'
import type { Notify, Subscription } from './subscription.ts'

/** A websocket client with its subscriptions. */
export class Session {
  private readonly chain: Chain
  private readonly socket: WebSocket
  private readonly stops = new Map<number, () => void>()
  private lastId = 0

  constructor(chain: Chain, socket: WebSocket) {
    this.chain = chain
    this.socket = socket
    socket.on('message', (message) => this.receive(String(message)))
    socket.on('close', () => this.close())
    // The library closes broken connections; there is nothing more to do.
    socket.on('error', () => {})
  }

  private receive(text: string): void {
    const begun: (() => void)[] = []
    const answer = answerText(text, (request) => this.run(request, begun))
    if (answer !== undefined) this.socket.send(answer)
    // The client must learn the number of its subscription before any notification.
    for (const begin of begun) begin()
  }

  private run({ method, params }: RpcRequest, begun: (() => void)[]): unknown {
    if (UNSUBSCRIBE_METHODS.has(method)) return this.unsubscribe(new ParamReader(params).integer(0))
    const subscribe = SUBSCRIBE_METHODS.get(method)
    if (subscribe === undefined) throw methodNotFound()
    const subscription = subscribe(this.chain, params)
    const id = ++this.lastId
    begun.push(() => this.begin(id, subscription))
    return id
  }

  private begin(id: number, { notification, start }: Subscription): void {
    let ended = false
    const notify: Notify = (result, { last } = { last: false }) => {
      if (ended) return
      this.socket.send(
        stringifyJson({
          jsonrpc: '2.0',
          method: notification,
          params: { result, subscription: id },
        }),
      )
      if (!last) return
      ended = true
      this.stop(id)
    }
    const stop = start(notify)
    if (ended) stop()
    else this.stops.set(id, stop)
  }

  private unsubscribe(id: number): true {
    if (!this.stop(id)) throw invalidParams('Invalid subscription id.')
    return true
  }

  private stop(id: number): boolean {
    this.stops.get(id)?.()
    return this.stops.delete(id)
  }

  private close(): void {
    for (const stop of this.stops.values()) stop()
    this.stops.clear()
  }
}
