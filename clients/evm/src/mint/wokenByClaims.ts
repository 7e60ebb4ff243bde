import { type Clock, systemClock, type WatchDropOptions } from '@mintline/core'
import type { Address, Client } from 'viem'
import { watchEvent } from 'viem/actions'
import { tokensClaimedEvent } from '../generated/openEdition/abi.ts'
import type { ItemsDrop } from './claimedItems.ts'

/** A clock whose sleeps end with the next claim, and the way to end listening. */
export interface WokenClock {
  readonly clock: Clock
  stop(): void
}

/**
 * A clock that nobody sleeps on while items are claimed. Without a socket nothing is heard, and it is the
 * clock given.
 */
export function wokenByClaims(
  client: Client,
  { address }: Pick<ItemsDrop, 'address'>,
  { clock = systemClock, onError }: Pick<WatchDropOptions, 'clock' | 'onError'>,
): WokenClock {
  if (client.transport.type !== 'webSocket') return { clock, stop: () => undefined }
  let wake: () => void = () => undefined
  let isNews = false
  const stop = watchEvent(client, {
    address: address as Address,
    event: tokensClaimedEvent,
    onLogs: () => {
      isNews = true
      wake()
    },
    // The count is polled all the same.
    onError: (error) => onError?.(error),
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
