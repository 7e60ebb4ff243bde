import type { Address } from 'viem'
import type { FillRequest } from '../prepare/prepared.ts'
import { Unfillable } from '../prepare/unfillable.ts'

/**
 * Returns the account that receives the filling wallet's proceeds.
 *
 * @throws Unfillable for several
 */
export function recipientOf({ maker, payouts }: FillRequest): Address {
  const [first, ...others] = payouts
  if (others.length > 0) throw new Unfillable('Seaport pays out to one account')
  return first?.account ?? maker
}
