import { getF64Decoder, getStructDecoder, getU64Decoder } from '@solana/kit'
import { RENT_SYSVAR } from '../../addresses.ts'
import { ACCOUNT_OVERHEAD } from '../../transaction/rentExempt.ts'
import { notEditionsAccount } from './decodeRecord.ts'

const RENT = getStructDecoder([
  ['lamportsPerByteYear', getU64Decoder()],
  ['exemptionThreshold', getF64Decoder()],
])

/**
 * Decodes a cluster's rent rate in lamports per byte, from the account `RENT_SYSVAR`.
 *
 * @param account - null or undefined = the network has none
 * @throws NOT_EDITIONS_ACCOUNT if the network has no rent.
 */
export function decodeRentRate(account: { readonly data: Uint8Array } | null | undefined): bigint {
  if (!account) throw notEditionsAccount(RENT_SYSVAR, 'network rent')
  const { lamportsPerByteYear, exemptionThreshold } = RENT.decode(account.data)
  // Rounded as in the programs: see `RentRate`.
  const empty = Math.floor(Number(lamportsPerByteYear) * ACCOUNT_OVERHEAD * exemptionThreshold)
  return BigInt(Math.ceil(empty / ACCOUNT_OVERHEAD))
}
