import type { Counts } from '../archive/exportArchive.ts'
import { RECORD_KINDS } from '../archive/records/index.ts'

/** Numbers of records for people: `API keys (2), rates (14)`. */
export function describeCounts(counts: Counts): string {
  const parts = RECORD_KINDS.flatMap(({ name, plural }) => {
    const count = counts[name] ?? 0
    return count === 0 ? [] : `${plural} (${count.toLocaleString('en')})`
  })
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

/** Records between two words about progress. */
const STEP = 10_000

/** Progress of records: their number, each time that so many more are done. */
export function progressTo(tell: (sentence: string) => void): (records: number) => void {
  let told = 0
  return (records) => {
    if (records - told < STEP) return
    told = records
    tell(`${records.toLocaleString('en')} records …`)
  }
}
