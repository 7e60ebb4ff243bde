import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const HOST = '127.0.0.1'

/** An address before a server, as HAProxy or a moving address is: what is behind it changes, or vanishes. */
export class TcpProxy {
  readonly #server = createServer((caller) => this.#accept(caller))
  /** Open connections, with those that were made for them. */
  readonly #callers = new Map<Socket, Socket | undefined>()
  /** Undefined = callers are heard by nobody. */
  #target: number | undefined

  private constructor(target: number) {
    this.#target = target
  }

  /** Starts one before a port of this machine. */
  static async start(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target)
    await once(proxy.#server.listen(0, HOST), 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** A URL with this address in the place of its own. */
  before(url: string): string {
    const moved = new URL(url)
    moved.host = `${HOST}:${this.port}`
    return moved.href
  }

  /**
   * Answers nothing any more, and closes nothing: callers find open connections silent for ever, and new ones too. The
   * server's ends are closed, as its keepalives see to within seconds.
   */
  vanish(): void {
    this.#target = undefined
    for (const [caller, called] of this.#callers) {
      caller.unpipe().pause()
      called?.unpipe().removeAllListeners('close').destroy()
    }
  }

  /** Leads new connections to a port. */
  lead(target: number): void {
    this.#target = target
  }

  close(): Promise<void> {
    for (const caller of this.#callers.keys()) caller.destroy()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #accept(caller: Socket): void {
    // Either end hears of the end of the other one.
    caller.on('error', () => undefined)
    caller.on('close', () => this.#callers.delete(caller))
    this.#callers.set(caller, undefined)
    if (this.#target === undefined) return
    const called = connect(this.#target, HOST)
    this.#callers.set(caller, called)
    called.on('error', () => undefined)
    called.on('close', () => caller.destroy())
    caller.on('close', () => called.destroy())
    caller.pipe(called).pipe(caller)
  }
}
