import type { AllowlistJournal, JournalRecord, JournalScope } from '@mintline/solana'
import type { DBSchema, IDBPDatabase } from 'idb'
import { browserDatabase } from '#shared/lib/browserDatabase.ts'
import { listKey } from './listRun.ts'
import type { StoredList } from './wantedList.ts'

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
type ListDatabase = IDBPDatabase<Schema>

const open = browserDatabase<Schema>({
  name: 'mintline.allowlists',
  version: 1,
  create: (database) => {
    database.createObjectStore('records', { autoIncrement: true }).createIndex('list', 'list')
    database.createObjectStore('wanted')
  },
})

/** Opens it, once per page. Throws a sentence if the browser has no storage. */
function listDatabase(): Promise<ListDatabase> {
  return open().catch((cause: unknown) => {
    throw new Error(
      'This browser does not store data for this page, so a list could not be finished after a crash: allow the page to store data, or leave the private window.',
      { cause },
    )
  })
}

/** Writes complete only once they are on disk, so that a machine crash loses nothing. */
const DURABLE = { durability: 'strict' } as const

/**
 * Opens a list's journal, stored in this browser. Records survive a crash once `append` resolves. Only the holder of
 * the list's lock may write to it.
 */
export async function openListJournal(scope: JournalScope): Promise<AllowlistJournal> {
  const database = await listDatabase()
  const list = listKey(scope)
  return {
    scope,
    load: async () => {
      const found = await database.getAllFromIndex('records', 'list', list)
      return found.map(({ record }) => record)
    },
    append: async (records) => {
      if (records.length === 0) return
      const { store, done } = database.transaction('records', 'readwrite', DURABLE)
      await Promise.all([...records.map((record) => store.add({ list, record })), done])
    },
    clear: async () => {
      const { store, done } = database.transaction('records', 'readwrite', DURABLE)
      const keys = await store.index('list').getAllKeys(list)
      await Promise.all([...keys.map((key) => store.delete(key)), done])
    },
    // The database belongs to the page: other journals may use it.
    close: async () => {},
  }
}

/** Stores a request, replacing an earlier one for the same list. */
export async function storeList(kept: StoredList): Promise<void> {
  const database = await listDatabase()
  const { store, done } = database.transaction('wanted', 'readwrite', { durability: 'strict' })
  await Promise.all([store.put(kept, listKey(kept.scope)), done])
}

/** Returns a list's unfinished request; undefined = none. */
export async function storedList(scope: JournalScope): Promise<StoredList | undefined> {
  const database = await listDatabase()
  return database.get('wanted', listKey(scope))
}

/** Deletes a list's request. The journal stays: sent transactions may still land. */
export async function forgetList(scope: JournalScope): Promise<void> {
  const database = await listDatabase()
  await database.delete('wanted', listKey(scope))
}
