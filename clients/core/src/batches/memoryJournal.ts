import type { Journal } from './journal.ts'

/** A journal in memory, for use where rereading the chain after a crash is acceptable. */
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
