import { getI64Decoder, getStructDecoder, getU64Decoder } from '@solana/kit'
import { type Connection, SYSVAR_CLOCK_PUBKEY } from '@solana/web3.js'
import type { AskOptions } from '../send/askNode.ts'
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
 * The time that the programs go by, in unix seconds.
 *
 * @throws NOT_EDITIONS_ACCOUNT where the network has no clock.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchChainTime(
  connection: Connection,
  options: AskOptions = {},
): Promise<bigint> {
  const [clock] = await fetchAccounts(connection, [SYSVAR_CLOCK_PUBKEY], options)
  if (!clock) throw notEditionsAccount(SYSVAR_CLOCK_PUBKEY.toBase58(), 'network clock')
  return CLOCK.decode(clock.data).unixTimestamp
}
