import {
  type Clock,
  MINTED_COUNT_INTERVAL,
  pollMintedCount,
  systemClock,
} from '@mintline/core/async'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { askNodeOnce } from '@mintline/core/node'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { candidatesOf } from '../reads/deploymentCandidates.ts'
import { decodeEditionsDeployment } from '../reads/records/editionsDeployment.ts'
import { addressKey, type ReadConnection, storedAccount } from '../rpc/readConnection.ts'
import { websocketUrl } from '../rpc/websocketUrl.ts'
import { keepSubscribed } from './keepSubscribed.ts'
import { MintedCount } from './mintedCount.ts'

/** Options for watching. */
export interface WatchMintedCountOptions {
  /** Ends watching at once, without an error. */
  readonly signal?: AbortSignal
  /** Milliseconds between reads, and between attempts to subscribe. Default: 15 seconds. */
  readonly interval?: number
  /** The node's websocket URL. Default: see `websocketUrl`. */
  readonly websocketUrl?: string
  /** Called for each failed read; watching continues. Without it, the first failure ends watching. */
  readonly onError?: (error: unknown) => void
  readonly clock?: Clock
}

/**
 * Yields a collection's minted count: first the current one, then each change, at once if the node has websockets,
 * otherwise within 15 seconds. Leaves neither subscription nor timer behind when it ends.
 *
 * ```ts
 * for await (const minted of watchMintedCount(connection, deployment, { signal })) show(minted)
 * ```
 *
 * @param deployment The collection's symbol, or its deployment's base58 address.
 * @throws DEPLOYMENT_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE and NODE_REFUSED, unless `onError` is given.
 */
export async function* watchMintedCount(
  connection: ReadConnection,
  deployment: string,
  options: WatchMintedCountOptions = {},
): AsyncGenerator<bigint, void, void> {
  const { signal, interval = MINTED_COUNT_INTERVAL, onError, clock = systemClock } = options
  const [watched] = candidatesOf(deployment)
  if (!watched) throw new SolanaClientError('DEPLOYMENT_NOT_FOUND', { deployment })
  const minted = new MintedCount(clock)
  const ended = new AbortController()
  const subscription = keepSubscribed(watched, {
    url: options.websocketUrl ?? websocketUrl(connection.rpcEndpoint),
    minted,
    interval,
    clock,
    signal: signal ? AbortSignal.any([signal, ended.signal]) : ended.signal,
  })
  try {
    yield* pollMintedCount({
      read: async (either) => {
        const news = minted.takeNews()
        if (news !== undefined) return news
        const found = await readCount(connection, watched, either)
        if (!found) throw new SolanaClientError('DEPLOYMENT_NOT_FOUND', { deployment })
        return minted.note(found.count, found.slot)
      },
      interval,
      clock: minted,
      ...(signal && { signal }),
      ...(onError && { onError }),
    })
  } finally {
    ended.abort()
    await subscription
  }
}

/** Reads the minted count and its slot; undefined = no deployment there. */
async function readCount(
  connection: ReadConnection,
  deployment: SolanaAddress,
  signal: AbortSignal | undefined,
): Promise<{ readonly count: bigint; readonly slot: bigint } | undefined> {
  const key = addressKey(deployment)
  const ask = () => connection.getAccountInfoAndContext(key)
  const { context, value } = await askNodeOnce('getAccountInfo', ask, { signal })
  const account = storedAccount(key, value)
  if (!account) return undefined
  const { numberOfTokensIssued: count } = decodeEditionsDeployment(account)
  return { count, slot: BigInt(context.slot) }
}
