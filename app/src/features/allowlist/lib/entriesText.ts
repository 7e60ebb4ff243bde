import { countText } from '#shared/lib/countText.ts'

/** So many entries of a list: `1 entry`, `1,204 entries`. */
export function entriesText(count: number): string {
  return countText(count, 'entry', 'entries')
}
