import type { AllowlistJournal, JournalScope } from '@mintline/solana'
import { listKey } from '../listKey.ts'
import { listDatabase } from './database.ts'

/** Written to the disk before it counts as written: a crash of the machine loses nothing. */
const DURABLE = { durability: 'strict' } as const

/**
 * The journal of a list, kept in this browser. Records are there after a crash once `append`
 * resolves. Only who holds the lock of the list may write to it.
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
    // The database is that of the page: other journals may be in it.
    close: async () => {},
  }
}
