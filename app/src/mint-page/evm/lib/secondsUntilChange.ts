import { type ClaimCondition, closingTime } from '@mintline/evm'

/** Returns the seconds until a phase next opens or closes; undefined = none will. */
export function secondsUntilChange(
  conditions: readonly ClaimCondition[],
  now: bigint,
): bigint | undefined {
  const next = closingTime({ startTimestamp: now }, conditions)
  return next === undefined ? undefined : next - now
}
