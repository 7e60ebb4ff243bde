import { closeSync, fsyncSync, openSync } from 'node:fs'
import { type CompleteState, type Journal, writeLines } from './journal.ts'
import type { JournalRecord } from './records.ts'
import { toRecordJson } from './records.ts'
import type { SavedNetwork } from './savedNetwork.ts'
import { writeNetwork } from './writeNetwork.ts'

/** A file is rewritten only from this many stale records on. */
const FEWEST_STALE = 2_000

/** Returns true if to rewrite a file: once it has as many stale records as ones to keep. */
export function isDue(stale: number, kept: { accounts: number; ledgerLimit: number }): boolean {
  return stale > Math.max(FEWEST_STALE, kept.ledgerLimit, kept.accounts)
}

/** Appends each record with a single write: a killed process leaves at most the last line incomplete. */
export class FileJournal implements Journal {
  private readonly path: string
  private readonly ledgerLimit: number
  /** All account addresses in the file. */
  private readonly addresses: Set<string>
  private transactions: number
  /** Records in the file that a rewrite would drop. */
  private stale: number
  private file: number

  /** @param saved The file's contents. */
  constructor(path: string, saved: SavedNetwork, ledgerLimit: number) {
    this.path = path
    this.ledgerLimit = ledgerLimit
    this.addresses = new Set(saved.accounts.map(({ address }) => address))
    this.transactions = saved.transactions.length
    this.stale = saved.stale
    this.file = openSync(path, 'a')
  }

  append(record: JournalRecord): void {
    writeLines(this.file, [toRecordJson(record)])
    if (record.type === 'clock') {
      this.stale += 1
      return
    }
    for (const { address } of record.changes) {
      if (this.addresses.has(address)) this.stale += 1
      this.addresses.add(address)
    }
    if (record.type === 'transaction') this.transactions += 1
    if (this.transactions > this.ledgerLimit) {
      this.transactions = this.ledgerLimit
      this.stale += 1
    }
  }

  compact(keep: (addresses: Iterable<string>) => CompleteState): void {
    const { addresses, ledgerLimit, stale } = this
    if (!isDue(stale, { accounts: addresses.size, ledgerLimit })) return
    const { network, accounts, ...saved } = keep(addresses)
    const written = [...accounts]
    writeNetwork(this.path, network, { ...saved, accounts: written })
    closeSync(this.file)
    this.file = openSync(this.path, 'a')
    addresses.clear()
    for (const { address } of written) addresses.add(address)
    this.transactions = saved.transactions.length
    this.stale = 0
  }

  close(): void {
    fsyncSync(this.file)
    closeSync(this.file)
  }
}
