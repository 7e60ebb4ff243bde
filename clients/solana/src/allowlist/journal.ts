import {
  type Journal,
  type ListOperation,
  openTransactions as openOf,
} from '@mintline/core/batches'
import type { SignedTransaction } from '../send/sendOptions.ts'

/** The list of a journal. Records of different lists never mix. */
export interface JournalScope {
  /** Genesis hash of the cluster. */
  readonly genesisHash: string
  /** Address of the deployment. */
  readonly deployment: string
  readonly phaseIndex: number
}

/** Written before a transaction is sent, so that it is known whatever happens. */
export interface SentRecord extends SignedTransaction {
  readonly kind: 'sent'
  /** The kind of change to the entries. */
  readonly operation: AllowlistOperation
  /** Wallets of the entries in it. */
  readonly users: readonly string[]
}

/** A kind of change to entries. */
export type AllowlistOperation = ListOperation

/** Written once the outcome of a transaction is known. */
export interface OutcomeRecord {
  readonly kind: 'outcome'
  readonly signature: string
  readonly status: 'confirmed' | 'failed' | 'expired'
  /** Slot of the transaction; undefined where it failed or expired. */
  readonly slot?: number
}

export type JournalRecord = SentRecord | OutcomeRecord

/**
 * Journal of the changes of an allowlist.
 *
 * `@mintline/solana/node` has one in a file; a browser can keep one in IndexedDB.
 */
export type AllowlistJournal = Journal<JournalScope, JournalRecord>

/** A transaction that landed successfully. */
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

/** Transactions that were sent and whose outcome is unknown. */
export function openTransactions(records: readonly JournalRecord[]): readonly SentRecord[] {
  return openOf(records, ({ signature }) => signature)
}
