import {
  type Journal,
  memoryJournal as journalInMemory,
  type ListOperation,
} from '@mintline/core/batches'
import type { FollowedTransaction } from '../send/followTransaction.ts'
import type { FollowedOutcome } from '../send/transactionOutcome.ts'

/** The list that a journal belongs to. Records for different lists never mix. */
export interface JournalScope {
  readonly chainId: number
  /** Collection address in its normal form. */
  readonly collection: string
  readonly phaseId: bigint
}

/** Written before a transaction is sent, so that a crash cannot lose it. */
export interface SentRecord extends FollowedTransaction {
  readonly kind: 'sent'
  readonly operation: ListOperation
  /** Wallets whose entries it changes. */
  readonly users: readonly string[]
}

/** Written once a transaction's outcome is known. */
export interface OutcomeRecord {
  readonly kind: 'outcome'
  readonly hash: string
  readonly status: 'confirmed' | 'failed' | 'expired'
  /** The transaction's ledger version; undefined if it was not executed. */
  readonly version?: bigint
}

export type JournalRecord = SentRecord | OutcomeRecord

/**
 * Journals changes to an allowlist.
 *
 * `@mintline/aptos/node` has one in a file; a browser can keep one in IndexedDB.
 */
export type AllowlistJournal = Journal<JournalScope, JournalRecord>

/** A journal in memory, for use where rereading the chain after a crash is acceptable. */
export function memoryJournal(scope: JournalScope): AllowlistJournal {
  return journalInMemory(scope)
}

/** Returns the wallets whose entries a journal's confirmed transactions wrote. */
export function writtenWallets(records: readonly JournalRecord[]): ReadonlySet<string> {
  const confirmed = new Set(
    records.flatMap((record) =>
      record.kind === 'outcome' && record.status === 'confirmed' ? record.hash : [],
    ),
  )
  const written = records.flatMap((record) =>
    record.kind === 'sent' && record.operation === 'upsert' && confirmed.has(record.hash)
      ? record.users
      : [],
  )
  return new Set(written)
}

/** Returns the latest ledger version in a journal; 0 = none. */
export function latestVersion(records: readonly JournalRecord[]): bigint {
  let latest = 0n
  for (const record of records) {
    if (record.kind !== 'outcome' || record.version === undefined) continue
    if (record.version > latest) latest = record.version
  }
  return latest
}

/** Converts an outcome to a journal record. */
export function outcomeRecord(hash: string, outcome: FollowedOutcome): OutcomeRecord {
  const { status } = outcome
  const version = status === 'expired' ? undefined : outcome.transaction?.version
  return { kind: 'outcome', hash, status, ...(version && { version: BigInt(version) }) }
}
