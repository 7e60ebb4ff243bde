import { memoryJournal as journalInMemory } from '@mintline/core/batches'
import type { AllowlistJournal, JournalScope } from './journal.ts'

/** Keeps a journal in memory. Use it if you can afford to reread the chain after a crash. */
export function memoryJournal(scope: JournalScope): AllowlistJournal {
  return journalInMemory(scope)
}
