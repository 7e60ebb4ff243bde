import type { ClaimCondition, DropState } from '@mintline/evm'

/**
 * Chain time in unix seconds, as the client takes it: local time, but never before the start of the
 * condition that is active on chain.
 *
 * @param now Local time in milliseconds since 1970.
 */
export function chainTime({ conditions, activeConditionId }: DropState, now: number): bigint {
  const reached = conditions.find(({ id }) => id === activeConditionId)?.startTimestamp ?? 0n
  const local = BigInt(Math.floor(now / 1_000))
  return local > reached ? local : reached
}

type Started = Pick<ClaimCondition, 'startTimestamp'>

/** End of a condition: the start of the next one; undefined = open end. */
export function endOf({ startTimestamp }: Started, among: readonly Started[]): bigint | undefined {
  return earliest(
    among.map((other) => other.startTimestamp).filter((start) => start > startTimestamp),
  )
}

/** Seconds until a phase next opens or closes; undefined = none will. */
export function secondsUntilChange(
  conditions: readonly Started[],
  now: bigint,
): bigint | undefined {
  const next = earliest(
    conditions.map(({ startTimestamp }) => startTimestamp).filter((start) => start > now),
  )
  return next === undefined ? undefined : next - now
}

function earliest(moments: readonly bigint[]): bigint | undefined {
  return moments.reduce<bigint | undefined>(
    (least, moment) => (least === undefined || moment < least ? moment : least),
    undefined,
  )
}
