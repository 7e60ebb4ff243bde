import {
  type Journal,
  type ListOperation,
  openTransactions as openOf,
} from '@mintline/core/batches'
import type { SignedTransaction } from '../send/sendOptions.ts'

/** The list that a journal belongs to. Records for different lists never mix. */
export interface JournalScope {
  /** The cluster's genesis hash. */
  readonly genesisHash: string
  /** The deployment's address. */
  readonly deployment: string
  readonly phaseIndex: number
}

/** Written before a transaction is sent, so that it is known whatever happens. */
export interface SentRecord extends SignedTransaction {
  readonly kind: 'sent'
  /** How the entries change. */
  readonly operation: AllowlistOperation
  /** The entries' wallets. */
  readonly users: readonly string[]
}

/** A kind of change to entries. */
export type AllowlistOperation = ListOperation

/** Written once a transaction's outcome is known. */
export interface OutcomeRecord {
  readonly kind: 'outcome'
  readonly signature: string
  readonly status: 'confirmed' | 'failed' | 'expired'
  /** The transaction's slot; undefined = it failed or expired. */
  readonly slot?: number
}

export type JournalRecord = SentRecord | OutcomeRecord

/**
 * Journal for changes to an allowlist.
 *
 * `@mintline/solana/node` keeps one in a file; a browser can keep one in IndexedDB.
 */
export type AllowlistJournal = Journal<JournalScope, JournalRecord>

/** A transaction that landed successfully. */
export interface ConfirmedRecord extends SentRecord {
  readonly slot: number
}

/** Transactions that are known to have landed, in slot order. */
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

/** Sent transactions whose outcome is unknown. */
export function openTransactions(records: readonly JournalRecord[]): readonly SentRecord[] {
  return openOf(records, ({ signature }) => signature)
}
