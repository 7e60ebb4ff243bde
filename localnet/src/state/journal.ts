import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import type { AccountChange } from '../chain/account.ts'
import type { LandedTransaction } from '../chain/landed.ts'
import type { ClockState } from '../chain/networkClock.ts'
import { viewOf } from '../wire/bytes.ts'
import { recordLine } from './recordLine.ts'
import { type RecordJson, toRecordJson } from './records.ts'

export type JournalRecord =
  | { type: 'accounts'; changes: AccountChange[] }
  | { type: 'clock'; clock: ClockState }
  | {
      type: 'transaction'
      transaction: LandedTransaction
      changes: AccountChange[]
      clock: ClockState
    }

/** Where every step of the network goes before anyone is told of it. */
export interface Journal {
  append(record: JournalRecord): void
  close(): void
}

/** For a network that lives in memory only. */
export const noJournal: Journal = { append: () => {}, close: () => {} }

/** Appends with one write each: a killed process leaves at most one torn line, the last. */
export class FileJournal implements Journal {
  private readonly file: number

  constructor(path: string) {
    this.file = openSync(path, 'a')
  }

  append(record: JournalRecord): void {
    writeLines(this.file, [toRecordJson(record)])
  }

  close(): void {
    fsyncSync(this.file)
    closeSync(this.file)
  }
}

export function writeLines(file: number, records: Iterable<RecordJson>): void {
  for (const record of records) {
    const line = viewOf(Buffer.from(recordLine(record)))
    // A write may take part of the bytes; the rest follows.
    for (let done = 0; done < line.length; ) done += writeSync(file, line, done)
  }
}
