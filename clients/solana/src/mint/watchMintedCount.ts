import {
  type Clock,
  MINTED_COUNT_INTERVAL,
  MintlineError,
  pollMintedCount,
  type SolanaAddress,
  solanaAddress,
  systemClock,
} from '@mintline/core'
import { addressKey, type ReadConnection } from '../reads/readConnection.ts'
import { decodeEditionsDeployment } from '../reads/records/editionsDeployment.ts'
import { storedAccount } from '../reads/storedAccount.ts'
import { askNodeOnce } from '../send/askNode.ts'
import { keepSubscribed } from './keepSubscribed.ts'
import { MintedCount } from './mintedCount.ts'
import { websocketUrl } from './websocketUrl.ts'

/** How to watch. */
export interface WatchMintedCountOptions {
  /** Ends it at once, without an error. */
  readonly signal?: AbortSignal
  /** Milliseconds between two reads, and two attempts to subscribe. Default: 15 seconds. */
  readonly interval?: number
  /** Where the node answers websockets. Default: as web3.js has it, see `websocketUrl`. */
  readonly websocketUrl?: string
  /** Hears of reads that failed; watching goes on. Without it, the first failure ends it. */
  readonly onError?: (error: unknown) => void
  readonly clock?: Clock
}

/**
 * The minted count of a collection: the present one, then each that differs from the one before, at
 * once where the node has websockets, else within 15 seconds. Leaves neither subscription nor timer
 * behind when it ends.
 *
 * ```ts
 * for await (const minted of watchMintedCount(connection, deployment, { signal })) show(minted)
 * ```
 *
 * @param deployment Base58 address of the deployment.
 * @throws INVALID_ADDRESS
 * @throws DEPLOYMENT_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE and NODE_REFUSED, unless
 * `onError` is given.
 */
export async function* watchMintedCount(
  connection: ReadConnection,
  deployment: string,
  options: WatchMintedCountOptions = {},
): AsyncGenerator<bigint, void, void> {
  const { signal, interval = MINTED_COUNT_INTERVAL, onError, clock = systemClock } = options
  const watched = solanaAddress(deployment)
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
      read: async (either) => minted.takeNews() ?? readCount(connection, watched, minted, either),
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

async function readCount(
  connection: ReadConnection,
  deployment: SolanaAddress,
  minted: MintedCount,
  signal: AbortSignal | undefined,
): Promise<bigint> {
  const key = addressKey(deployment)
  const ask = () => connection.getAccountInfoAndContext(key)
  const { context, value } = await askNodeOnce('getAccountInfo', ask, { signal })
  const account = storedAccount(key, value)
  if (!account) throw new MintlineError('DEPLOYMENT_NOT_FOUND', { deployment })
  const { numberOfTokensIssued } = decodeEditionsDeployment(account)
  return minted.note(numberOfTokensIssued, BigInt(context.slot))
}
