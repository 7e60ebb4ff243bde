import { formatCount } from './markdownTable.ts'

/** A measured value, and the bound that it has to keep. */
export interface Result {
  readonly what: string
  /** Undefined = it cannot be measured here, for the reason in `note`. */
  readonly value: number | undefined
  /** Empty for a plain number. */
  readonly unit: '' | 'bytes' | 'kB' | 'MiB' | 'GB' | 'ms' | 's' | '/s' | '/min'
  /** Undefined = it is shown for information. */
  readonly bound?: { readonly most: number } | { readonly least: number }
  readonly note?: string
  /** Requests that did not succeed, of which none are allowed. */
  readonly failed?: number
}

/** Returns true if a result is within its bound, or has none, and all requests were answered. */
export function isWithin({ value, bound, failed = 0 }: Result): boolean {
  if (failed > 0) return false
  if (value === undefined || bound === undefined) return true
  return 'most' in bound ? value <= bound.most : value >= bound.least
}

/** Returns a result as table cells: its name, its bound and its value. */
export function resultCells(result: Result): [what: string, bound: string, measured: string] {
  return [result.what, formatBound(result), formatMeasured(result)]
}

/** Titles for these cells. */
export const RESULT_TITLES = ['what', 'bound', 'measured'] as const

/** Formats a number with enough decimals to distinguish it from others. */
export function formatNumber(value: number): string {
  const decimals = value < 0.1 ? 4 : value < 10 ? 2 : value < 100 ? 1 : 0
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals })
}

function formatMeasured(result: Result): string {
  const { value, unit, note = '', failed = 0 } = result
  if (value === undefined) return note
  const failures = failed > 0 ? `, ${formatCount(failed)} failed` : ''
  return `${isWithin(result) ? '' : 'OUTSIDE: '}${inUnit(value, unit)}${failures}`
}

/** Formats a result's bound; empty without one. */
function formatBound({ bound, unit }: Result): string {
  if (bound === undefined) return ''
  return 'most' in bound ? `≤ ${inUnit(bound.most, unit)}` : `≥ ${inUnit(bound.least, unit)}`
}

const inUnit = (value: number, unit: Result['unit']): string =>
  `${formatNumber(value)} ${unit}`.trimEnd()
