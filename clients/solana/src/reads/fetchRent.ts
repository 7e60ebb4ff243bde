import type { AskOptions } from '@mintline/core/node'
import { getF64Decoder, getStructDecoder, getU64Decoder } from '@solana/kit'
import { RENT_SYSVAR } from '../addresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { ACCOUNT_OVERHEAD, type RentFormula, rentAt } from '../transaction/rentExempt.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { notEditionsAccount } from './records/decodeRecord.ts'

/** Changes to a cluster's rate are announced months ahead, so one read for each connection is enough to show costs. */
const known = new WeakMap<ReadConnection, RentFormula>()

const RENT = getStructDecoder([
  ['lamportsPerByteYear', getU64Decoder()],
  ['exemptionThreshold', getF64Decoder()],
])

/**
 * Fetches the cluster's rent, once for each connection: pass it to plans as `rentOf`, so that they show what is really
 * paid. Mints read it again each time, since they bound what they pay.
 *
 * @throws NOT_EDITIONS_ACCOUNT if the network has no rent.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchRent(
  connection: ReadConnection,
  options: AskOptions = {},
): Promise<RentFormula> {
  const before = known.get(connection)
  if (before) return before
  const [account] = await fetchAccounts(connection, [RENT_SYSVAR], options)
  const rentOf = rentAt(decodeRentRate(account))
  known.set(connection, rentOf)
  return rentOf
}

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
