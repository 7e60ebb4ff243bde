/** A change to a list's entries. */
export type ListOperation = 'upsert' | 'remove'

/**
 * Crash-safe record of sent transactions and their outcomes. It holds no secrets. What is left to do is read from the
 * chain, never from here.
 */
export interface Journal<Scope, Entry> {
  /** The list that the journal belongs to. Records for different lists never mix. */
  readonly scope: Scope
  /** Returns all records in the order they were appended. */
  load(): Promise<readonly Entry[]>
  /** Adds records. Once this resolves, they survive a crash. */
  append(records: readonly Entry[]): Promise<void>
  /** Deletes all records. */
  clear(): Promise<void>
  /** Releases the storage; records stay. */
  close(): Promise<void>
}

/**
 * Returns sent transactions whose outcome is unknown.
 *
 * @param idOf Returns a record's transaction signature or hash.
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

/** Creates an in-memory journal, for callers that can reread the chain after a crash. */
export function memoryJournal<Scope, Entry>(scope: Scope): Journal<Scope, Entry> {
  let records: Entry[] = []
  return {
    scope,
    load: async () => [...records],
    append: async (added) => {
      records.push(...added)
    },
    clear: async () => {
      records = []
    },
    close: async () => {},
  }
}
