import type { AskOptions } from '@mintline/core'
import { getI64Decoder, getStructDecoder, getU64Decoder } from '@solana/kit'
import { CLOCK_SYSVAR } from '../addresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { StoredAccount } from '../rpc/storedAccount.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { notEditionsAccount } from './records/decodeRecord.ts'

const CLOCK = getStructDecoder([
  ['slot', getU64Decoder()],
  ['epochStartTimestamp', getI64Decoder()],
  ['epoch', getU64Decoder()],
  ['leaderScheduleEpoch', getU64Decoder()],
  ['unixTimestamp', getI64Decoder()],
])

/**
 * Chain time in unix seconds, as used by the programs.
 *
 * @throws NOT_EDITIONS_ACCOUNT where the network has no clock.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchChainTime(
  connection: ReadConnection,
  options: AskOptions = {},
): Promise<bigint> {
  const [clock] = await fetchAccounts(connection, [CLOCK_SYSVAR], options)
  return chainTimeIn(clock)
}

/**
 * Chain time in the account of the network's clock.
 *
 * @throws NOT_EDITIONS_ACCOUNT where the network has no clock.
 */
export function chainTimeIn(clock: StoredAccount | undefined): bigint {
  if (!clock) throw notEditionsAccount(CLOCK_SYSVAR, 'network clock')
  return CLOCK.decode(clock.data).unixTimestamp
}
