import { DROP_STATUS_TEXTS, type DropSale, dropStatus } from '@mintline/core/drop'
import { timeText } from '../amounts/time.ts'

/**
 * Formats a drop's status for tables: `open until Nov 27, 2026, 7:30 PM UTC`, `sold out`.
 *
 * @param now Chain time in unix seconds.
 */
export function statusText(sale: DropSale, now: bigint): string {
  const status = dropStatus(sale, now)
  const name = DROP_STATUS_TEXTS[status.status].name.toLowerCase()
  if (status.status === 'upcoming') return `${name}, opens ${timeText(status.startsAt)}`
  const end = status.status === 'open' && status.endsAt !== undefined && timeText(status.endsAt)
  return end && end !== 'no end' ? `${name} until ${end}` : name
}
