import { countText } from '#shared/lib/countText.ts'

/** Formats an entry count: `1 entry`, `1,204 entries`. */
export function entriesText(count: number): string {
  return countText(count, 'entry', 'entries')
}
