import { type Clock, CoreError, systemClock, type WatchDropOptions } from '@mintline/core'
import type { Client } from 'viem'
import { watchEvent } from 'viem/actions'
import { tokensClaimedEvent } from '../generated/openEdition/abi.ts'
import type { ItemsDrop } from './claimedItems.ts'

/** A clock whose sleeps end at the next claim, with a function to stop listening. */
export interface WokenClock {
  readonly clock: Clock
  stop(): void
}

/** Options for listening to claims. */
interface WakingOptions extends Pick<WatchDropOptions, 'clock' | 'onError'> {
  /** Called where the node refuses the subscription. Default: `onError` is called, and polling continues. */
  readonly onRefusal?: ((error: CoreError<'SUBSCRIPTIONS_NOT_SUPPORTED'>) => void) | undefined
}

/**
 * A clock whose sleeps end at the next claim. Without a websocket, the given clock.
 */
export function wokenByClaims(
  client: Client,
  { address }: Pick<ItemsDrop, 'address'>,
  { clock = systemClock, onError, onRefusal }: WakingOptions,
): WokenClock {
  if (client.transport.type !== 'webSocket') {
    onRefusal?.(new CoreError('SUBSCRIPTIONS_NOT_SUPPORTED', {}))
    return { clock, stop: () => undefined }
  }
  let wake: () => void = () => undefined
  let isNews = false
  const stop = watchEvent(client, {
    address: address,
    event: tokensClaimedEvent,
    onLogs: () => {
      isNews = true
      wake()
    },
    onError: (cause) => {
      if (!onRefusal) return onError?.(cause)
      return onRefusal(new CoreError('SUBSCRIPTIONS_NOT_SUPPORTED', {}, { cause }))
    },
  })
  const sleep = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
    const woken = new AbortController()
    wake = () => woken.abort()
    if (isNews) wake()
    const either = signal ? AbortSignal.any([signal, woken.signal]) : woken.signal
    try {
      await clock.sleep(milliseconds, either)
    } catch (error) {
      if (!woken.signal.aborted) throw error
    }
    isNews = false
  }
  return { clock: { now: () => clock.now(), sleep }, stop }
}
