import { join } from 'node:path'
import { type JournalWait, journalFormat, openJournal } from '@mintline/core/files'
import { contentIdOf } from '../content/index.ts'
import type { UploadJournal, UploadRecord, UploadScope } from '../storage/index.ts'

/** A journal's storage and folder. */
export interface UploadJournalInput extends UploadScope {
  /** Path of the journal folder, created if missing. */
  readonly folder: string
  /** Wait while another process has it open. Default: throw JOURNAL_IN_USE. */
  readonly wait?: JournalWait | undefined
}

const FORMAT = journalFormat<UploadScope, UploadRecord>({
  formatScope: ({ place }) => ({ place }),
  parseScope: ({ place }) => (typeof place === 'string' ? { place } : undefined),
  formatRecord: (record) => ({ ...record }),
  parseRecord: ({ kind, id }) => {
    const isKnown = kind === 'sent' || kind === 'outcome'
    return isKnown && typeof id === 'string' ? { kind, id } : undefined
  },
})

/**
 * Opens the journal for uploads to a storage, and locks out other processes until it is closed.
 *
 * @throws JOURNAL_IN_USE if another process has it open, JOURNAL_DAMAGED for invalid lines, or the wait signal's
 * reason.
 */
export async function openUploadJournal({
  place,
  folder,
  wait,
}: UploadJournalInput): Promise<UploadJournal> {
  const { cid } = await contentIdOf(new TextEncoder().encode(place))
  return openJournal({ path: join(folder, `${cid}.jsonl`), scope: { place }, format: FORMAT, wait })
}
