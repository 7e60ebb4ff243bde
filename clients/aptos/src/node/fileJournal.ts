import { join } from 'node:path'
import { type JournalWait, openJournal } from '@mintline/core/files'
import { aptosAddress } from '@mintline/core/identifiers'
import type { AllowlistJournal, JournalScope } from '../entries/journal.ts'
import { JOURNAL_FORMAT } from './journalLines.ts'

/** Default folder for journals, the same as on other chains. */
export const JOURNAL_FOLDER = join('.mintline', 'allowlist')

/** A journal's scope and folder. */
export interface FileJournalOptions extends JournalScope {
  /** Default: `.mintline/allowlist` in the working directory. */
  readonly folder?: string | undefined
  /** Wait while another process has it open. Default: throw JOURNAL_IN_USE. */
  readonly wait?: JournalWait | undefined
}

/**
 * Returns the path of a list's journal: `<folder>/aptos-<chain id>/<collection>/phase-<id>.jsonl`.
 *
 * @throws INVALID_ADDRESS
 */
export function journalPath({
  folder = JOURNAL_FOLDER,
  chainId,
  collection,
  phaseId,
}: Omit<FileJournalOptions, 'wait'>): string {
  return join(folder, `aptos-${chainId}`, aptosAddress(collection), `phase-${phaseId}.jsonl`)
}

/**
 * Opens a list's journal, and locks out other processes until it is closed. Records are on disk once `append` resolves.
 *
 * @throws INVALID_ADDRESS
 * @throws JOURNAL_IN_USE if another process has it open, or the signal's reason in `wait`.
 * @throws JOURNAL_OF_ANOTHER_LIST if the file was copied from elsewhere, JOURNAL_DAMAGED for invalid lines. A last line
 * that a crash cut off is dropped.
 */
export async function openFileJournal(options: FileJournalOptions): Promise<AllowlistJournal> {
  const { chainId, phaseId, wait } = options
  const scope = { chainId, collection: aptosAddress(options.collection), phaseId }
  return openJournal({ path: journalPath(options), scope, format: JOURNAL_FORMAT, wait })
}
