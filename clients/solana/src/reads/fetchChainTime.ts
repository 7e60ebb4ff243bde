import type { AskOptions } from '@mintline/core/node'
import { getI64Decoder, getStructDecoder, getU64Decoder } from '@solana/kit'
import { CLOCK_SYSVAR } from '../addresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { notEditionsAccount } from './records/decodeRecord.ts'

/** A chain's clock, by which its programs open and close phases. */
export interface ClockRecord {
  readonly slot: bigint
  /** Unix seconds. */
  readonly unixTimestamp: bigint
}

const CLOCK = getStructDecoder([
  ['slot', getU64Decoder()],
  ['epochStartTimestamp', getI64Decoder()],
  ['epoch', getU64Decoder()],
  ['leaderScheduleEpoch', getU64Decoder()],
  ['unixTimestamp', getI64Decoder()],
])

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

/**
 * Decodes the clock, which is the account `CLOCK_SYSVAR`.
 *
 * @param account - null or undefined = the network has none
 * @throws NOT_EDITIONS_ACCOUNT if the network has no clock.
 */
export function decodeClock(
  account: { readonly data: Uint8Array } | null | undefined,
): ClockRecord {
  if (!account) throw notEditionsAccount(CLOCK_SYSVAR, 'network clock')
  const { slot, unixTimestamp } = CLOCK.decode(account.data)
  return { slot, unixTimestamp }
}
