import { CoreError, systemClock, type WatchDropOptions } from '@mintline/core'
import type { Client } from 'viem'
import { watchEvent } from 'viem/actions'
import { type WokenClock, wokenClock } from '../chain/wokenClock.ts'
import { tokensClaimedEvent } from '../generated/openEdition/abi.ts'
import type { ItemsDrop } from './claimedItems.ts'

/** Options for listening to claims. */
interface WakingOptions extends Pick<WatchDropOptions, 'clock' | 'onError'> {
  /** Called if the node refuses the subscription. Default: `onError` is called, and polling continues. */
  readonly onRefusal?: ((error: CoreError<'SUBSCRIPTIONS_NOT_SUPPORTED'>) => void) | undefined
}

/** Creates a clock whose sleeps end early at the next claim. Without a websocket, returns the given clock. */
export function wokenByClaims(
  client: Client,
  { address }: Pick<ItemsDrop, 'address'>,
  { clock = systemClock, onError, onRefusal }: WakingOptions,
): WokenClock {
  if (client.transport.type !== 'webSocket') {
    onRefusal?.(new CoreError('SUBSCRIPTIONS_NOT_SUPPORTED', {}))
    return { clock, stop: () => undefined }
  }
  const listen = (wake: () => void) =>
    watchEvent(client, {
      address,
      event: tokensClaimedEvent,
      onLogs: wake,
      onError: (cause) => {
        if (!onRefusal) return onError?.(cause)
        return onRefusal(new CoreError('SUBSCRIPTIONS_NOT_SUPPORTED', {}, { cause }))
      },
    })
  return wokenClock(listen, clock)
}
