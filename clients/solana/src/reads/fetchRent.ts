import type { AskOptions } from '@mintline/core'
import { RENT_SYSVAR } from '../addresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { type RentFormula, rentAt } from '../transaction/rentExempt.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { decodeRentRate } from './records/rent.ts'

/** Changes to a cluster's rate are announced months ahead, so one read for each connection is enough to show costs. */
const known = new WeakMap<ReadConnection, RentFormula>()

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
