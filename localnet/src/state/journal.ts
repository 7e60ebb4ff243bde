import { writeSync } from 'node:fs'
import type { NetworkState } from '../chain/identity.ts'
import type { SavedChain } from '../chain/savedChain.ts'
import { viewOf } from '../wire/bytes.ts'
import { recordLine } from './recordLine.ts'
import type { JournalRecord, RecordJson } from './records.ts'

/** Records every step of the network before clients are notified. */
export interface Journal {
  append(record: JournalRecord): void
  /**
   * Drops stale records, once there are enough.
   *
   * @param keep Returns the accounts to keep at these addresses, and everything else.
   */
  compact(keep: (addresses: Iterable<string>) => CompleteState): void
  close(): void
}

/** A network's complete state. */
export interface CompleteState extends SavedChain {
  network: NetworkState
}

/** For a network in memory only. */
export const noJournal: Journal = { append: () => {}, compact: () => {}, close: () => {} }

export function writeLines(file: number, records: Iterable<RecordJson>): void {
  for (const record of records) {
    const line = viewOf(Buffer.from(recordLine(record)))
    // A write may be partial; the rest follows.
    for (let done = 0; done < line.length; ) done += writeSync(file, line, done)
  }
}
