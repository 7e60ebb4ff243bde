import type { AllowlistJournal, JournalRecord, JournalScope } from './journal.ts'

/** A journal in memory, for use where rereading the chain after a crash is acceptable. */
export function memoryJournal(scope: JournalScope): AllowlistJournal {
  let records: JournalRecord[] = []
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
