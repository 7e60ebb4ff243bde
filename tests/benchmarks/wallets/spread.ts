/** How measurements are spread. */
export interface Spread {
  mean: number
  median: number
  /** 99 of 100 measurements are no higher. */
  percentile99: number
  maximum: number
}

/** Computes the spread for one measurement or more. */
export function spreadOf(measurements: readonly number[]): Spread {
  const ordered = [...measurements].sort((one, other) => one - other)
  const at = (part: number) => ordered[Math.ceil(part * ordered.length) - 1] ?? 0
  const sum = ordered.reduce((total, measurement) => total + measurement, 0)
  return {
    mean: Math.round(sum / ordered.length),
    median: at(0.5),
    percentile99: at(0.99),
    maximum: at(1),
  }
}
