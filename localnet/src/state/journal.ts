import { writeSync } from 'node:fs'
import type { NetworkState } from '../chain/identity.ts'
import type { SavedChain } from '../chain/savedChain.ts'
import { viewOf } from '../wire/bytes.ts'
import type { JournalRecord } from './journalRecord.ts'
import { recordLine } from './recordLine.ts'
import type { RecordJson } from './records.ts'

/** Where every step of the network goes before anyone is told of it. */
export interface Journal {
  append(record: JournalRecord): void
  /**
   * Forgets what is needed no more, once there is much of it.
   *
   * @param keep What is needed of the accounts at these addresses, and everything else.
   */
  compact(keep: (addresses: Iterable<string>) => KeptNetwork): void
  close(): void
}

/** A network as a whole. */
export interface KeptNetwork extends SavedChain {
  network: NetworkState
}

/** For a network that lives in memory only. */
export const noJournal: Journal = { append: () => {}, compact: () => {}, close: () => {} }

export function writeLines(file: number, records: Iterable<RecordJson>): void {
  for (const record of records) {
    const line = viewOf(Buffer.from(recordLine(record)))
    // A write may take part of the bytes; the rest follows.
    for (let done = 0; done < line.length; ) done += writeSync(file, line, done)
  }
}
