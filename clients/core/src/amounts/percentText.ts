const BASIS_POINTS_PER_PERCENT = 100

/** Formats basis points as a percentage: `2.5%`. */
export function percentText(basisPoints: number | bigint): string {
  return `${Number(basisPoints) / BASIS_POINTS_PER_PERCENT}%`
}
