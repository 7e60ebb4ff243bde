import { type Journal, openTransactions } from '@mintline/core/batches'

/** The storage of a journal. */
export interface UploadScope {
  /** Address of the storage, without secrets. */
  readonly place: string
}

/** Written before a part is sent. */
interface SentPart {
  readonly kind: 'sent'
  readonly id: string
}

/** Written once the storage has a part. */
interface StoredPart {
  readonly kind: 'outcome'
  readonly id: string
}

export type UploadRecord = SentPart | StoredPart

/** Journal of uploads to a storage. It never says what is left to do, which the storage decides. */
export type UploadJournal = Journal<UploadScope, UploadRecord>

/** Parts that were sent by a run that did not see them arrive. */
export function openParts(records: readonly UploadRecord[]): readonly string[] {
  return openTransactions(records, ({ id }) => id).map(({ id }) => id)
}
