import { getI64Decoder, getStructDecoder, getU64Decoder } from '@solana/kit'
import { CLOCK_SYSVAR } from '../../addresses.ts'
import { notEditionsAccount } from './decodeRecord.ts'

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
