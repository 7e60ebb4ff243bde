import { formatCount, markdownTable } from '../markdownTable.ts'
import type { Measurement } from './measure.ts'
import { spreadOf } from './spread.ts'

type Measured = Record<string, readonly Measurement[]>

/** Formats mean, median, 99th percentile and maximum compute units. */
export function formatSpreads(measured: Measured): string {
  const rows = Object.entries(measured).map(([name, measurements]) => {
    const { mean, median, percentile99, maximum } = spreadOf(measurements.map(({ units }) => units))
    return [name, ...[mean, median, percentile99, maximum].map(formatCount)]
  })
  return markdownTable([['units', 'mean', '50%', '99%', 'maximum'], ...rows], 1)
}

/** Formats how often each bump count was tried, with the mean compute units. */
export function formatTries(measured: Measured): string {
  const names = Object.keys(measured).flatMap((name) => [name, 'mean'])
  const tried = new Set(Object.values(measured).flatMap((all) => all.map(({ tries }) => tries)))
  const rows = [...tried]
    .sort((one, other) => one - other)
    .map((tries) => [
      formatCount(tries),
      ...Object.values(measured).flatMap((all) => countAndMean(all, tries)),
    ])
  return markdownTable([['bumps', ...names], ...rows], 0)
}

function countAndMean(measurements: readonly Measurement[], tries: number): string[] {
  const units = measurements.filter((one) => one.tries === tries).map((one) => one.units)
  const mean = units.length > 0 ? spreadOf(units).mean : undefined
  return [formatCount(units.length), formatCount(mean)]
}
