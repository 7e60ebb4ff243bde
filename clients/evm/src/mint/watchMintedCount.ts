import { pollMintedCount, systemClock } from '@mintline/core/async'
import { CoreError } from '@mintline/core/errors'
import type { WatchDropOptions } from '@mintline/core/mint'
import type { Client } from 'viem'
import { watchEvent } from 'viem/actions'
import type { EvmConnection } from '../chain/connection.ts'
import { type WokenClock, wokenClock } from '../chain/wokenClock.ts'
import type { DropReference } from '../contract/dropAddress.ts'
import { fetchDropState } from '../contract/fetchDropState.ts'
import { fetchMintedCount } from '../contract/fetchMintedCount.ts'
import { tokensClaimedEvent } from '../generated/openEdition/abi.ts'
import type { ItemsDrop } from './claimedItems.ts'

/** Options for watching the minted count on EVM chains. */
export interface WatchMintedCountOptions extends WatchDropOptions {
  /** Fails unless the node sends claims over a websocket; no polling instead. Default: false. */
  readonly requireSubscription?: boolean | undefined
}

/**
 * Yields a drop's current minted count, then each change: at once over a websocket, otherwise within 15 seconds. Cleans
 * up its subscription and timers when it ends.
 *
 * ```ts
 * for await (const minted of watchMintedCount(connection, { contract }, { signal })) show(minted)
 * ```
 *
 * @throws The same errors as `fetchDropState`, unless `onError` is given.
 * @throws SUBSCRIPTIONS_NOT_SUPPORTED if a subscription is required and the node has none.
 */
export async function* watchMintedCount(
  connection: EvmConnection,
  reference: DropReference,
  options: WatchMintedCountOptions = {},
): AsyncGenerator<bigint, void, void> {
  const { interval, onError, clock, requireSubscription = false } = options
  const refused = new AbortController()
  const signal = AbortSignal.any([refused.signal, ...(options.signal ? [options.signal] : [])])
  let refusal: CoreError<'SUBSCRIPTIONS_NOT_SUPPORTED'> | undefined
  const onRefusal = (error: typeof refusal) => {
    refusal = error
    refused.abort(error)
  }
  const drop = await fetchDropState(connection, reference, { signal, clock })
  const woken = wokenByClaims(connection.client, drop, {
    clock,
    onError,
    ...(requireSubscription && { onRefusal }),
  })
  try {
    yield* pollMintedCount({
      read: (either) => fetchMintedCount(connection, drop, { signal: either, clock }),
      clock: woken.clock,
      ...(interval !== undefined && { interval }),
      signal,
      ...(onError && { onError }),
    })
    if (refusal) throw refusal
  } finally {
    woken.stop()
  }
}

/** Options for listening to claims. */
interface WakingOptions extends Pick<WatchDropOptions, 'clock' | 'onError'> {
  /** Called if the node refuses the subscription. Default: `onError` is called, and polling continues. */
  readonly onRefusal?: ((error: CoreError<'SUBSCRIPTIONS_NOT_SUPPORTED'>) => void) | undefined
}

/** Creates a clock whose sleeps end early at the next claim. Without a websocket, returns the given clock. */
function wokenByClaims(
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
