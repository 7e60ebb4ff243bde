import { boundedFetch, type Clock } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import type { Keypair } from '@solana/web3.js'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

/** After this many turns of the event loop without a request, none is about to start. */
const QUIET_TURNS = 3

/** Start time in unix seconds for a network whose time is only moved: otherwise a busy machine's time would count. */
export const presentTime = (): number => Math.floor(Date.now() / 1_000)

/** Time that advances only while everything waits for it. */
export interface SimulatedTime {
  /** Clock for the code under test. */
  readonly clock: Clock
  /** For a `Connection`: time stands still during its requests. */
  readonly fetch: typeof globalThis.fetch
  /** Stops time until some work is done, such as writing a file. */
  track<T>(work: Promise<T>): Promise<T>
  /** A wallet that stops time while it signs, since keypairs sign in another thread. */
  walletOf(keypair: Keypair): SolanaWallet
  /** Each requested sleep in milliseconds, in order. */
  readonly slept: readonly number[]
}

/**
 * A clock that jumps to the next awaited moment as soon as no request is in progress, and moves a
 * network's clock along. Minutes take milliseconds, in the same order of events.
 *
 * ```ts
 * const { clock, fetch } = simulatedTime(localnet)
 * const connection = createConnection(url, { fetch, wsEndpoint: localnet.wsUrl })
 * await sendTransaction({ connection, wallet }, planned, { clock })
 * ```
 */
export function simulatedTime(localnet: Pick<Localnet, 'advanceClock'>): SimulatedTime {
  let now = 0
  let underWay = 0
  let isWatching = false
  let sleepers: Sleeper[] = []
  const slept: number[] = []

  async function watch(): Promise<void> {
    if (isWatching) return
    isWatching = true
    for (let quiet = 0; sleepers.length > 0; ) {
      await new Promise((resolve) => setImmediate(resolve))
      quiet = underWay === 0 ? quiet + 1 : 0
      if (quiet < QUIET_TURNS) continue
      quiet = 0
      jump()
    }
    isWatching = false
  }

  function jump(): void {
    const next = Math.min(...sleepers.map(({ at }) => at))
    if (next > now) localnet.advanceClock((next - now) / 1000)
    now = Math.max(now, next)
    const due = sleepers.filter(({ at }) => at <= now)
    sleepers = sleepers.filter(({ at }) => at > now)
    for (const { wake } of due) wake()
  }

  async function track<T>(work: Promise<T>): Promise<T> {
    underWay += 1
    try {
      return await work
    } finally {
      underWay -= 1
    }
  }

  async function whole(...request: Parameters<typeof globalThis.fetch>): Promise<Response> {
    const response = await boundedFetch()(...request)
    const { status, statusText, headers } = response
    return new Response(await response.text(), { status, statusText, headers })
  }

  const clock: Clock = {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const stop = () => {
          sleepers = sleepers.filter((other) => other !== sleeper)
          reject(signal?.reason)
        }
        const wake = () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        }
        const sleeper = { at: now + milliseconds, wake }
        sleepers.push(sleeper)
        slept.push(milliseconds)
        signal?.addEventListener('abort', stop, { once: true })
        void watch()
      }),
  }
  const walletOf = (keypair: Keypair): SolanaWallet => {
    const { publicKey, signTransactions } = keypairWallet(keypair)
    return { publicKey, signTransactions: (asked) => track(signTransactions(asked)) }
  }
  return { clock, fetch: (...request) => track(whole(...request)), track, walletOf, slept }
}
