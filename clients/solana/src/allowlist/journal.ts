import type { SignedTransaction } from '../send/sendOptions.ts'

/** What a journal is about: one list. Records of one never mix with those of another. */
export interface JournalScope {
  /** Genesis hash of the cluster. */
  readonly genesisHash: string
  /** Address of the deployment. */
  readonly deployment: string
  readonly phaseIndex: number
}

/** Written before a transaction is sent: whatever happens then, the transaction is known. */
export interface SentRecord extends SignedTransaction {
  readonly kind: 'sent'
  /** What the transaction does to entries. */
  readonly operation: AllowlistOperation
  /** Wallets of the entries in it. */
  readonly users: readonly string[]
}

/** What is done to entries. */
export type AllowlistOperation = 'upsert' | 'remove'

/** Written once it is known what became of a transaction. */
export interface OutcomeRecord {
  readonly kind: 'outcome'
  readonly signature: string
  readonly status: 'confirmed' | 'failed' | 'expired'
  /** Slot that it landed in; undefined where it failed or expired. */
  readonly slot?: number
}

export type JournalRecord = SentRecord | OutcomeRecord

/**
 * What survives a crash: transactions that were sent, and what became of them. It holds no secrets,
 * and it never says what is left to do: the chain does.
 *
 * A file has one in `@mintline/solana/node`; a browser can keep one in IndexedDB.
 */
export interface AllowlistJournal {
  readonly scope: JournalScope
  /** All records in the order of `append`. */
  load(): Promise<readonly JournalRecord[]>
  /** Adds records. They are there after a crash once this resolves. */
  append(records: readonly JournalRecord[]): Promise<void>
  /** Forgets all records. */
  clear(): Promise<void>
  /** Lets go of what holds the records; they stay. */
  close(): Promise<void>
}

/** A transaction that landed and did what it says. */
export interface ConfirmedRecord extends SentRecord {
  readonly slot: number
}

/** Transactions that are known to have landed, in the order of their slots. */
export function confirmedTransactions(
  records: readonly JournalRecord[],
): readonly ConfirmedRecord[] {
  const sent = new Map<string, SentRecord>()
  const confirmed = new Map<string, ConfirmedRecord>()
  for (const record of records) {
    if (record.kind === 'sent') sent.set(record.signature, record)
    else if (record.slot !== undefined) {
      const transaction = sent.get(record.signature)
      if (transaction) confirmed.set(record.signature, { ...transaction, slot: record.slot })
    }
  }
  return [...confirmed.values()].sort((a, b) => a.slot - b.slot)
}

/** Transactions that were sent and of which it is not known what became of them. */
export function openTransactions(records: readonly JournalRecord[]): readonly SentRecord[] {
  const open = new Map<string, SentRecord>()
  for (const record of records) {
    if (record.kind === 'sent') open.set(record.signature, record)
    else open.delete(record.signature)
  }
  return [...open.values()]
}
