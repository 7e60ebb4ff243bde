import { pollMintedCount, type WatchDropOptions } from '@mintline/core'
import type { EvmConnection } from '../chain/connection.ts'
import type { DropReference } from '../contract/dropAddress.ts'
import { fetchDropState } from '../contract/fetchDropState.ts'
import { fetchMintedCount } from '../contract/fetchMintedCount.ts'
import { wokenByClaims } from './wokenByClaims.ts'

/**
 * Yields the minted count of a drop now and after each change: at once over a websocket, otherwise within 15
 * seconds. Cleans up its subscription and timers when it ends.
 *
 * ```ts
 * for await (const minted of watchMintedCount(connection, { contract }, { signal })) show(minted)
 * ```
 *
 * @throws The errors of `fetchDropState`, unless `onError` is given.
 */
export async function* watchMintedCount(
  connection: EvmConnection,
  reference: DropReference,
  options: WatchDropOptions = {},
): AsyncGenerator<bigint, void, void> {
  const { signal, interval, onError, clock } = options
  const drop = await fetchDropState(connection, reference, { signal, clock })
  const woken = wokenByClaims(connection.client, drop, options)
  try {
    yield* pollMintedCount({
      read: (either) => fetchMintedCount(connection, drop, { signal: either, clock }),
      clock: woken.clock,
      ...(interval !== undefined && { interval }),
      ...(signal && { signal }),
      ...(onError && { onError }),
    })
  } finally {
    woken.stop()
  }
}
