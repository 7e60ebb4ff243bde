import { countText } from '#shared/lib/countText.ts'

/** Number of entries in a list: `1 entry`, `1,204 entries`. */
export function entriesText(count: number): string {
  return countText(count, 'entry', 'entries')
}
