import type { Clock } from '@mintline/core'
import { address, createSolanaRpcSubscriptions } from '@solana/kit'
import { PROGRAMS } from './listPrograms.ts'
import { COMMITMENT } from './solanaNode.ts'

/** Subscription to both programs' logs. */
export interface WakeInput {
  /** The node's ws: or wss: URL. */
  readonly websocketUrl: string
  /** Called for each program transaction; may also be called without cause. */
  readonly wake: () => void
  /** Milliseconds between a subscription's end and the next attempt. */
  readonly interval: number
  readonly clock: Clock
  readonly signal: AbortSignal
}

/**
 * Wakes a follower as soon as something happens, if the node has websockets, until the signal aborts. Logs are not
 * read: the follower fetches transactions itself, and misses nothing without the subscription. Never throws.
 */
export async function wakeByLogs(input: WakeInput): Promise<void> {
  await Promise.all(PROGRAMS.map((program) => keepSubscribed(program, input)))
}

async function keepSubscribed(
  program: string,
  { websocketUrl, wake, interval, clock, signal }: WakeInput,
): Promise<void> {
  while (!signal.aborted) {
    try {
      // A fresh signal, since the subscription leaves its listeners on it.
      const abortSignal = AbortSignal.any([signal])
      const logs = await createSolanaRpcSubscriptions(websocketUrl)
        .logsNotifications({ mentions: [address(program)] }, { commitment: COMMITMENT })
        .subscribe({ abortSignal })
      for await (const _ of logs) wake()
    } catch {
      // The node has no websockets, or closed this one; the next attempt may succeed.
    }
    await clock.sleep(interval, signal).catch(() => undefined)
  }
}
