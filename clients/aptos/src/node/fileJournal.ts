import { join } from 'node:path'
import { type JournalWait, openJournal } from '@mintline/core/files'
import { aptosAddress } from '@mintline/core/identifiers'
import type { AllowlistJournal, JournalScope } from '../entries/journal.ts'
import { JOURNAL_FORMAT } from './journalLines.ts'

/** Default folder of journals, the same as for other chains. */
export const JOURNAL_FOLDER = join('.mintline', 'allowlist')

/** Scope and folder of a journal. */
export interface FileJournalOptions extends JournalScope {
  /** Default: `.mintline/allowlist` in the working directory. */
  readonly folder?: string | undefined
  /** Wait while another process has it open. Default: throw JOURNAL_IN_USE. */
  readonly wait?: JournalWait | undefined
}

/**
 * Path of the journal of a list: `<folder>/aptos-<chain id>/<collection>/phase-<id>.jsonl`.
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
 * Opens the journal of a list, and locks out other processes until it is closed. Records are on disk once `append`
 * resolves.
 *
 * @throws INVALID_ADDRESS
 * @throws JOURNAL_IN_USE where another process has it open, or the reason of the signal of the wait.
 * @throws JOURNAL_OF_ANOTHER_LIST where the file was copied from elsewhere, JOURNAL_DAMAGED for invalid lines. A last
 * line cut off by a crash is dropped.
 */
export async function openFileJournal(options: FileJournalOptions): Promise<AllowlistJournal> {
  const { chainId, phaseId, wait } = options
  const scope = { chainId, collection: aptosAddress(options.collection), phaseId }
  return openJournal({ path: journalPath(options), scope, format: JOURNAL_FORMAT, wait })
}
