import type { JournalRecord } from '@mintline/solana'
import type { DBSchema, IDBPDatabase } from 'idb'
import { browserDatabase } from '#shared/lib/browserDatabase.ts'
import type { StoredList } from '../wantedList.ts'

interface Schema extends DBSchema {
  /** Journals for all lists, with records in insertion order. */
  records: {
    key: number
    value: { list: string; record: JournalRecord }
    indexes: { list: string }
  }
  /** Unfinished requests, by list. */
  wanted: { key: string; value: StoredList }
}

/** Browser database for resuming an upsert after a crash. */
export type ListDatabase = IDBPDatabase<Schema>

const open = browserDatabase<Schema>({
  name: 'mintline.allowlists',
  version: 1,
  create: (database) => {
    database.createObjectStore('records', { autoIncrement: true }).createIndex('list', 'list')
    database.createObjectStore('wanted')
  },
})

/** Opens it, once per page. Throws a sentence if the browser has no storage. */
export function listDatabase(): Promise<ListDatabase> {
  return open().catch((cause: unknown) => {
    throw new Error(
      'This browser does not store data for this page, so a list could not be finished after a crash: allow the page to store data, or leave the private window.',
      { cause },
    )
  })
}
