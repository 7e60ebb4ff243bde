import type { WebSocket } from 'ws'
import type { Chain } from '../chain/chain.ts'
import { SLOT_MS } from '../chain/networkClock.ts'
import { answerText, methodNotFound, type RpcRequest } from '../rpc/answer.ts'
import { isObject } from '../rpc/configReader.ts'
import { asAddress, asStrings, ParamReader } from '../rpc/paramReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { expected, unknownVariant } from '../rpc/unexpected.ts'
import { stringifyJson } from '../wire/json.ts'
import { accountSubscribe, programSubscribe } from './accounts.ts'
import {
  type Notify,
  type Subscription,
  type SubscriptionMethod,
  subscription,
} from './subscription.ts'

const slotSubscribe = subscription(
  'slotNotification',
  () => undefined,
  (chain, _, notify) => watchSlots(chain, (slot) => notify({ parent: slot - 1, root: slot, slot })),
)

const rootSubscribe = subscription(
  'rootNotification',
  () => undefined,
  (chain, _, notify) => watchSlots(chain, (slot) => notify(slot)),
)

const logsSubscribe = subscription('logsNotification', readMention, (chain, mention, notify) =>
  chain.commits.listen(({ slot, transaction, mentions }) => {
    if (transaction === undefined) return
    if (mention !== undefined && !mentions.includes(mention)) return
    const { signature, err, logs } = transaction
    notify({ context: { slot }, value: { signature, err, logs } })
  }),
)

const signatureSubscribe = subscription(
  'signatureNotification',
  (params) => ({
    signature: params.signature(0),
    received: params.config(1).boolean('enableReceivedNotification') ?? false,
  }),
  (chain, { signature, received }, notify) => {
    const end = (slot: number, err: unknown) => {
      if (received) notify({ context: { slot }, value: 'receivedSignature' })
      notify({ context: { slot }, value: { err } }, { last: true })
    }
    const landed = chain.history.status(signature)
    if (landed) {
      end(chain.clock.slot(), landed.err)
      return () => {}
    }
    return chain.commits.listen(({ slot, transaction }) => {
      if (transaction?.signature === signature) end(slot, transaction.err)
    })
  },
)

const SUBSCRIPTIONS = {
  account: accountSubscribe,
  logs: logsSubscribe,
  program: programSubscribe,
  root: rootSubscribe,
  signature: signatureSubscribe,
  slot: slotSubscribe,
}

const SUBSCRIBE_METHODS: ReadonlyMap<string, SubscriptionMethod> = new Map(
  Object.entries(SUBSCRIPTIONS).map(([kind, method]) => [`${kind}Subscribe`, method]),
)

const UNSUBSCRIBE_METHODS: ReadonlySet<string> = new Set(
  Object.keys(SUBSCRIPTIONS).map((kind) => `${kind}Unsubscribe`),
)

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

/** The mentioned address to filter by, or undefined for all transactions. */
function readMention(params: ParamReader): string | undefined {
  params.config(1)
  const filter = params.raw(0)
  if (filter === 'all' || filter === 'allWithVotes') return undefined
  if (typeof filter === 'string') throw unknownVariant(filter, ['all', 'allWithVotes', 'mentions'])
  if (!isObject(filter)) throw expected(filter, 'a logs filter')
  const mentions = asStrings(filter.mentions)
  const [mention] = mentions
  if (mention === undefined || mentions.length > 1) {
    throw invalidParams('Invalid Request: Only 1 address supported')
  }
  return asAddress(mention)
}

// The timer runs only while there are listeners; transactions use slots in between.
function watchSlots(chain: Chain, notify: (slot: number) => void): () => void {
  let last = chain.clock.slot()
  const look = () => {
    const slot = chain.clock.slot()
    if (slot === last) return
    last = slot
    notify(slot)
  }
  const timer = setInterval(look, SLOT_MS)
  const leave = chain.commits.listen(look)
  return () => {
    clearInterval(timer)
    leave()
  }
}
