import { pollMintedCount } from '@mintline/core/async'
import type { WatchDropOptions } from '@mintline/core/mint'
import type { AptosConnection } from '../chain/connection.ts'
import type { DropReference } from '../drop/dropReference.ts'
import { fetchMintedCount } from '../drop/fetchMintedCount.ts'

/**
 * Yields a drop's current minted count, then each change, polling every 15 seconds by default.
 *
 * ```ts
 * for await (const minted of watchMintedCount(connection, drop, { signal })) show(minted)
 * ```
 *
 * @throws The same errors as `fetchMintedCount`, unless `onError` is given.
 */
export function watchMintedCount(
  connection: AptosConnection,
  reference: DropReference,
  { interval, signal, onError, clock }: WatchDropOptions = {},
): AsyncGenerator<bigint, void, void> {
  return pollMintedCount({
    read: (either) => fetchMintedCount(connection, reference, { signal: either, clock }),
    ...(interval !== undefined && { interval }),
    ...(signal && { signal }),
    ...(onError && { onError }),
    ...(clock && { clock }),
  })
}
