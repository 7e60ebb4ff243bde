import type { HashlistItem } from '@mintline/solana'
import { exactJson } from '#shared/lib/exactJson.ts'

/** Mints of items as CSV: number and mint, in the order given. Neither needs quotes. */
export function mintsCsv(mints: readonly HashlistItem[]): string {
  const rows = mints.map(({ order, mint }) => `${order},${mint}\r\n`)
  return `number,mint\r\n${rows.join('')}`
}

/** Mints of items as JSON; numbers are strings, so that they stay exact. */
export function mintsJson(mints: readonly HashlistItem[]): string {
  return exactJson(mints.map(({ order, mint }) => ({ number: order, mint })))
}
