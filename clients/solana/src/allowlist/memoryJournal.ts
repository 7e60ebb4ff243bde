import type { AllowlistJournal, JournalRecord, JournalScope } from './journal.ts'

/** A journal that is gone with the process: for where a crash may cost a second look at the chain. */
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
