/** A cap and how much is used. */
export interface Usage {
  /** Items; 0 = unlimited. */
  readonly max: bigint
  /** Items that count against the cap. */
  readonly used: bigint
}

/** Returns what is left: 0 if the cap is used up or was lowered below its use; undefined = no cap. */
export function remainingOf({ max, used }: Usage): bigint | undefined {
  if (max === 0n) return undefined
  return used < max ? max - used : 0n
}

/** Returns the cap with the least left; the first on a tie, unlimited if all are. */
export function tightestOf(caps: readonly Usage[]): Usage {
  const [first = { max: 0n, used: 0n }, ...others] = caps
  return others.reduce((least, cap) => (leavesLess(cap, least) ? cap : least), first)
}

function leavesLess(one: Usage, other: Usage): boolean {
  const [left, leftOfOther] = [remainingOf(one), remainingOf(other)]
  return left !== undefined && (leftOfOther === undefined || left < leftOfOther)
}
