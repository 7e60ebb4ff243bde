import type { OrderChecks } from './orderRules.ts'

/** Reason for which the end of an order is refused, in the words of the marketplace. */
export type TimesFault =
  | 'EXPIRATION_DATE_REQUIRED'
  | 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION'
  | 'EXPIRATION_DATE_PASSED'
  | 'EXPIRATION_DATE_TOO_FAR'

const DAY = 86_400n

/**
 * The first reason for which the end of an order is refused.
 *
 * @param end - Unix seconds; 0 = none
 */
export function timesFault(
  end: bigint,
  { now, limits, isInAuction }: Pick<OrderChecks, 'now' | 'limits' | 'isInAuction'>,
): TimesFault | undefined {
  if (isInAuction) return end === 0n ? undefined : 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION'
  if (end === 0n) return 'EXPIRATION_DATE_REQUIRED'
  if (end <= now) return 'EXPIRATION_DATE_PASSED'
  return end > now + BigInt(limits.longestDays) * DAY ? 'EXPIRATION_DATE_TOO_FAR' : undefined
}
