import type { Counts } from '../archive/exportArchive.ts'
import { RECORD_KINDS } from '../archive/records/index.ts'

/** Formats record counts for people: `API keys (2), rates (14)`. */
export function describeCounts(counts: Counts): string {
  const parts = RECORD_KINDS.flatMap(({ name, plural }) => {
    const count = counts[name] ?? 0
    return count === 0 ? [] : `${plural} (${count.toLocaleString('en')})`
  })
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

/** Records between two progress reports. */
const STEP = 10_000

/** Creates a progress reporter, which reports the record count after each step. */
export function progressTo(tell: (sentence: string) => void): (records: number) => void {
  let told = 0
  return (records) => {
    if (records - told < STEP) return
    told = records
    tell(`${records.toLocaleString('en')} records …`)
  }
}
