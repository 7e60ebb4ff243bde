import type { HashlistItem } from '@mintline/solana'
import { exactJson } from '#shared/lib/exactJson.ts'

/** Mints of items in CSV: number and mint, in the order given. Neither needs quotes. */
export function mintsCsv(mints: readonly HashlistItem[]): string {
  const rows = mints.map(({ order, mint }) => `${order},${mint}\r\n`)
  return `number,mint\r\n${rows.join('')}`
}

/** The same in JSON; numbers are texts, so that none is rounded. */
export function mintsJson(mints: readonly HashlistItem[]): string {
  return exactJson(mints.map(({ order, mint }) => ({ number: order, mint })))
}
