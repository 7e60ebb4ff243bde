import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const HOST = '127.0.0.1'

/** A proxy address in front of a server, like HAProxy or a floating IP: the server behind it changes, or vanishes. */
export class TcpProxy {
  readonly #server = createServer((caller) => this.#accept(caller))
  /** Open connections, with their upstream connections. */
  readonly #callers = new Map<Socket, Socket | undefined>()
  /** Undefined = connections go nowhere. */
  #target: number | undefined

  private constructor(target: number) {
    this.#target = target
  }

  /** Starts a proxy for a local port. */
  static async start(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target)
    await once(proxy.#server.listen(0, HOST), 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Returns a URL with the proxy's host and port. */
  before(url: string): string {
    const moved = new URL(url)
    moved.host = `${HOST}:${this.port}`
    return moved.href
  }

  /**
   * Stops answering without closing anything: open and new connections stay silent forever. The server's ends are
   * closed, as its keepalives would do within seconds.
   */
  vanish(): void {
    this.#target = undefined
    for (const [caller, called] of this.#callers) {
      caller.unpipe().pause()
      called?.unpipe().removeAllListeners('close').destroy()
    }
  }

  /** Routes new connections to a port. */
  lead(target: number): void {
    this.#target = target
  }

  close(): Promise<void> {
    for (const caller of this.#callers.keys()) caller.destroy()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #accept(caller: Socket): void {
    // Each end learns when the other one closes.
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
