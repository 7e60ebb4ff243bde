import type { AskOptions } from '@mintline/core'
import { CLOCK_SYSVAR } from '../addresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { decodeClock } from './records/clock.ts'

/**
 * Fetches chain time in unix seconds, as the programs use it.
 *
 * @throws NOT_EDITIONS_ACCOUNT if the network has no clock.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchChainTime(
  connection: ReadConnection,
  options: AskOptions = {},
): Promise<bigint> {
  const [clock] = await fetchAccounts(connection, [CLOCK_SYSVAR], options)
  return decodeClock(clock).unixTimestamp
}
