import { CoreError, untilAborted } from '@mintline/core'
import type {
  ShownPlan,
  SignPageAnswer,
  SignPageEnd,
  SignPageMessage,
  SignPageReply,
  WalletFailure,
  WalletRequest,
} from '@mintline/core/signing'
import { z } from 'zod'
import type { PageFile } from './pageFiles.ts'
import { type PageServer, startPageServer } from './pageServer.ts'

/** Milliseconds that a page has to come back, as after a reload, before a new link is told. */
const RETURN_TIMEOUT = 3_000

/** The wallet that a page has connected. */
export interface PageWallet {
  readonly address: string
  /** Its name. */
  readonly name: string
  /** Transaction versions that it signs; undefined = unknown. */
  readonly versions: readonly (number | 'legacy')[] | undefined
}

/** A request to a page's wallet. */
export interface PageRequest extends Pick<WalletRequest, 'method' | 'params' | 'isSigning'> {
  /**
   * Looks for what an earlier request of this kind has done, before a wallet is asked again whose answer was lost with
   * its page; undefined = nothing.
   */
  readonly findAnswer?: (() => Promise<unknown>) | undefined
}

/** What a page is for. */
export interface SignPageOptions
  extends Omit<Extract<SignPageMessage, { readonly type: 'start' }>, 'type' | 'address'> {
  readonly files: ReadonlyMap<string, PageFile>
  /** Returns an address in its normal form; undefined for another chain's. */
  readonly addressOf: (text: string) => string | undefined
  /** Called with a link to open: at first, and after its tab was closed. */
  readonly onLink: (link: string, isFirst: boolean) => void
  readonly signal: AbortSignal
}

/** A promise that is settled elsewhere. */
interface Deferred<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

interface OpenRequest extends Pick<PageRequest, 'findAnswer'>, Omit<Deferred<unknown>, 'promise'> {
  readonly request: Omit<WalletRequest, 'wasAsked'>
  wasAsked: boolean
}

/** A page on this machine that has a browser's wallet sign for the command. */
export class SignPage {
  readonly #options: SignPageOptions
  readonly #requests = new Map<number, OpenRequest>()
  /** Messages for a page that opens later. */
  readonly #shown: SignPageMessage[] = []
  #server: PageServer | undefined
  #nextId = 1
  #wallet: PageWallet | undefined
  readonly #connecting = deferred<PageWallet>()
  #isDeclined = false
  #away: NodeJS.Timeout | undefined

  /** Starts the server, and tells the page's link. */
  static async start(options: SignPageOptions): Promise<SignPage> {
    const page = new SignPage(options)
    const server = await startPageServer(options.files, {
      opened: () => page.#opened(),
      left: () => page.#left(),
      received: (reply) => page.#received(reply),
    })
    page.#server = server
    options.onLink(server.link(), true)
    return page
  }

  private constructor(options: SignPageOptions) {
    this.#options = options
    // Awaited only by commands that need the wallet.
    this.#connecting.promise.catch(() => undefined)
  }

  /**
   * Waits until a person has connected a wallet.
   *
   * @throws WALLET_REQUEST_CANCELLED if they decline, or the signal's reason
   */
  connected(): Promise<PageWallet> {
    return untilAborted(this.#connecting.promise, this.#options.signal)
  }

  /** The connected wallet; undefined = none yet. */
  get wallet(): PageWallet | undefined {
    return this.#wallet
  }

  /** Shows a plan; its requests wait until the person has agreed on the page. */
  show(plan: ShownPlan): void {
    this.#tell({ type: 'plan', plan })
  }

  /** Shows a line of progress. */
  say(text: string): void {
    this.#tell({ type: 'line', text })
  }

  /**
   * Asks the wallet, as long as it takes.
   *
   * @throws TRANSACTION_REJECTED if the person declines on the page, the wallet's failure, or the signal's reason
   */
  async ask({ method, params, isSigning, findAnswer }: PageRequest): Promise<unknown> {
    if (this.#isDeclined) throw new CoreError('TRANSACTION_REJECTED', {})
    const request = { id: this.#nextId, method, params, isSigning }
    this.#nextId += 1
    const { promise, ...settle } = deferred<unknown>()
    this.#requests.set(request.id, { request, wasAsked: false, findAnswer, ...settle })
    this.#send({ type: 'request', request: { ...request, wasAsked: false } })
    try {
      return await untilAborted(promise, this.#options.signal)
    } finally {
      this.#requests.delete(request.id)
      this.#send({ type: 'settled', id: request.id })
    }
  }

  /** Shows how the command ended, and ends the page. */
  async end(end: SignPageEnd): Promise<void> {
    clearTimeout(this.#away)
    this.#send({ type: 'end', end })
    await this.#server?.close()
    this.#server = undefined
  }

  #tell(message: SignPageMessage): void {
    this.#shown.push(message)
    this.#send(message)
  }

  #send(message: SignPageMessage): void {
    this.#server?.send(message)
  }

  #opened(): void {
    clearTimeout(this.#away)
    const { chain, network, isMainnet } = this.#options
    this.#send({ type: 'start', chain, network, isMainnet, address: this.#wallet?.address })
    for (const message of this.#shown) this.#send(message)
    for (const { request, wasAsked } of this.#requests.values()) {
      this.#send({ type: 'request', request: { ...request, wasAsked } })
    }
  }

  #left(): void {
    clearTimeout(this.#away)
    this.#away = setTimeout(() => {
      if (this.#server) this.#options.onLink(this.#server.link(), false)
    }, RETURN_TIMEOUT)
  }

  #received(value: unknown): SignPageAnswer | Promise<SignPageAnswer> | undefined {
    const reply = parseReply(value)
    switch (reply?.type) {
      case undefined:
        return undefined
      case 'connected':
        return this.#connectedBy(reply)
      case 'asking':
        return this.#mayAsk(this.#requests.get(reply.id))
      case 'answer':
        this.#requests.get(reply.id)?.resolve(reply.result)
        break
      case 'failure':
        this.#requests.get(reply.id)?.reject(failureOf(reply.failure))
        break
      case 'declined':
        this.#decline()
    }
    return { proceed: true }
  }

  #connectedBy({
    address: text,
    wallet: name,
    versions,
  }: Extract<SignPageReply, { readonly type: 'connected' }>): SignPageAnswer | undefined {
    const address = this.#options.addressOf(text)
    if (address === undefined) return undefined
    // What was planned is for one address.
    if (this.#wallet && this.#wallet.address !== address) return { proceed: false }
    this.#wallet = { address, name, versions }
    this.#connecting.resolve(this.#wallet)
    return { proceed: true }
  }

  /** Notes that the wallet is asked, so that a page that opens later does not ask it twice. */
  async #mayAsk(open: OpenRequest | undefined): Promise<SignPageAnswer> {
    if (!open) return { proceed: false }
    const isAgain = open.wasAsked
    open.wasAsked = true
    try {
      const found = isAgain ? await open.findAnswer?.() : undefined
      if (found !== undefined) open.resolve(found)
      return { proceed: found === undefined && this.#requests.has(open.request.id) }
    } catch (error) {
      open.reject(error)
      return { proceed: false }
    }
  }

  #decline(): void {
    this.#isDeclined = true
    this.#connecting.reject(new CoreError('WALLET_REQUEST_CANCELLED', {}))
    for (const { reject } of this.#requests.values()) {
      reject(new CoreError('TRANSACTION_REJECTED', {}))
    }
  }
}

function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => undefined
  let reject: Deferred<Value>['reject'] = () => undefined
  const promise = new Promise<Value>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

/** Makes an error of a wallet's failure, for senders that tell failures apart by code and text. */
function failureOf({ code, name, message, data }: WalletFailure): Error {
  return Object.assign(new Error(message), {
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
    ...(data !== undefined && { data }),
  })
}

const callId = z.int().min(0)
/** Longest text of a wallet, such as an error's. */
const walletText = z.string().max(10_000)

const failure = z.object({
  code: z.union([z.number(), walletText]).optional(),
  name: walletText.optional(),
  message: walletText,
  data: walletText.optional(),
})

const reply = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('connected'),
    address: z.string().max(100),
    wallet: walletText,
    versions: z.array(z.union([z.number(), z.literal('legacy')])).optional(),
  }),
  z.object({ type: z.literal('asking'), id: callId }),
  z.object({ type: z.literal('answer'), id: callId, result: z.unknown() }),
  z.object({ type: z.literal('failure'), id: callId, failure }),
  z.object({ type: z.literal('declined') }),
])

/** Parses a reply from the page; undefined for anything else. */
function parseReply(value: unknown): SignPageReply | undefined {
  return reply.safeParse(value).data
}
