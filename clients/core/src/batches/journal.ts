/** A kind of change to the entries of a list. */
export type ListOperation = 'upsert' | 'remove'

/**
 * Record of sent transactions and their outcomes that survives a crash. It holds no secrets, and never says what is
 * left to do, which the chain decides.
 */
export interface Journal<Scope, Entry> {
  /** The list of the journal. Records of different lists never mix. */
  readonly scope: Scope
  /** All records in the order of `append`. */
  load(): Promise<readonly Entry[]>
  /** Adds records. Once this resolves, they survive a crash. */
  append(records: readonly Entry[]): Promise<void>
  /** Forgets all records. */
  clear(): Promise<void>
  /** Releases the storage; the records stay. */
  close(): Promise<void>
}

/**
 * Transactions that were sent and whose outcome is unknown.
 *
 * @param idOf Signature or hash of the transaction of a record.
 */
export function openTransactions<Entry extends { readonly kind: 'sent' | 'outcome' }>(
  records: readonly Entry[],
  idOf: (record: Entry) => string,
): readonly Extract<Entry, { readonly kind: 'sent' }>[] {
  const open = new Map<string, Extract<Entry, { readonly kind: 'sent' }>>()
  for (const record of records) {
    if (isSent(record)) open.set(idOf(record), record)
    else open.delete(idOf(record))
  }
  return [...open.values()]
}

function isSent<Entry extends { readonly kind: string }>(
  record: Entry,
): record is Extract<Entry, { readonly kind: 'sent' }> {
  return record.kind === 'sent'
}
