import { systemClock } from '@mintline/core'
import { websocketUrl } from '@mintline/solana/reads'
import type { Kysely } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { Alarm } from '../alarm.ts'
import { type FollowOptions, followRounds, PATIENCE } from '../followRounds.ts'
import { readRound } from './readRound.ts'
import { solanaNode } from './solanaNode.ts'
import { wakeByLogs } from './wake.ts'
import type { WatchSchedule } from './watches.ts'

/** A Solana or Eclipse cluster to follow. */
export interface SolanaSource {
  readonly blockchain: 'SOLANA' | 'ECLIPSE'
  /** Node URLs with http: or https:, best first. */
  readonly urls: readonly [string, ...string[]]
  /** Default: derived from the first URL as web3.js does. */
  readonly websocketUrl?: string | undefined
  /** JSON-RPC requests per HTTP request; 1 for nodes that take no batches. */
  readonly batchSize: number
  /** Milliseconds between two rounds, unless something wakes the source. */
  readonly interval: number
  /** Intervals at which to look for transfers. */
  readonly schedule: WatchSchedule
}

/** Follows a cluster until the signal aborts, as described at `followRounds`. */
export async function followSolana(
  database: Kysely<DB>,
  source: SolanaSource,
  options: FollowOptions,
): Promise<void> {
  const { blockchain, urls, batchSize, interval, schedule } = source
  const { signal, clock = systemClock } = options
  const node = solanaNode({ urls, batchSize, signal })
  const alarm = new Alarm(clock)
  const subscription = wakeByLogs({
    websocketUrl: source.websocketUrl ?? websocketUrl(urls[0]),
    wake: () => alarm.ring(),
    interval: PATIENCE.longest,
    clock,
    signal,
  })
  const read = () => readRound({ node, database, blockchain, schedule })
  await followRounds(database, { blockchain, interval, alarm, read }, options)
  await subscription
}
