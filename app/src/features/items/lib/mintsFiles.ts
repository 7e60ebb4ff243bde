import type { HashlistItem } from '@mintline/solana'
import type { ItemOwners } from '#entities/holders/lib/itemOwners.ts'
import { exactJson } from '#shared/lib/exactJson.ts'

/**
 * Formats items as CSV: number, mint and owner, in input order. No value needs quotes.
 *
 * @param owners Undefined = not known: the file has no owners then. Burned items have none.
 */
export function mintsCsv(mints: readonly HashlistItem[], owners?: ItemOwners): string {
  const rows = mints.map(({ order, mint }) =>
    owners ? `${order},${mint},${owners.get(mint) ?? ''}\r\n` : `${order},${mint}\r\n`,
  )
  return `${owners ? 'number,mint,owner' : 'number,mint'}\r\n${rows.join('')}`
}

/** Formats items as JSON; numbers are strings, so that they stay exact. */
export function mintsJson(mints: readonly HashlistItem[], owners?: ItemOwners): string {
  return exactJson(
    mints.map(({ order, mint }) => ({
      number: order,
      mint,
      ...(owners && { owner: owners.get(mint) ?? null }),
    })),
  )
}
