import { memoryJournal as journalInMemory } from '@mintline/core/batches'
import type { AllowlistJournal, JournalScope } from './journal.ts'

/** A journal in memory, for use where rereading the chain after a crash is acceptable. */
export function memoryJournal(scope: JournalScope): AllowlistJournal {
  return journalInMemory(scope)
}
