import { join } from 'node:path'
import { type JournalWait, openJournal } from '@mintline/core/files'
import type { AllowlistJournal, JournalScope } from '../allowlist/journal.ts'
import { JOURNAL_FORMAT } from './journalLines.ts'

/** Default folder for journals. */
export const JOURNAL_FOLDER = join('.mintline', 'allowlist')

/** A journal's scope and folder. */
export interface FileJournalOptions extends JournalScope {
  /** Default: `.mintline/allowlist` in the working directory. */
  readonly folder?: string
  /** Wait while another process has it open. Default: throw JOURNAL_IN_USE. */
  readonly wait?: JournalWait | undefined
}

/** Path to a list's journal: `<folder>/<genesis hash>/<deployment>/phase-<index>.jsonl`. */
export function journalPath({
  folder = JOURNAL_FOLDER,
  genesisHash,
  deployment,
  phaseIndex,
}: Omit<FileJournalOptions, 'wait'>): string {
  return join(folder, genesisHash, deployment, `phase-${phaseIndex}.jsonl`)
}

/**
 * Opens a list's journal, and locks out other processes until it is closed. Records are on disk once `append` resolves;
 * those appended at the same time share one write.
 *
 * @throws JOURNAL_IN_USE if another process has it open, or the reason of the wait's signal.
 * @throws JOURNAL_OF_ANOTHER_LIST if the file was copied from elsewhere, JOURNAL_DAMAGED for invalid lines. A last line
 * cut off by a crash is dropped.
 */
export function openFileJournal(options: FileJournalOptions): Promise<AllowlistJournal> {
  const { genesisHash, deployment, phaseIndex, wait } = options
  const scope = { genesisHash, deployment, phaseIndex }
  return openJournal({ path: journalPath(options), scope, format: JOURNAL_FORMAT, wait })
}
