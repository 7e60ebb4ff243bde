import type { Journal } from './journal.ts'

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
