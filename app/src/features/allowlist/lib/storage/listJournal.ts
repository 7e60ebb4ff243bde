import type { AllowlistJournal, JournalScope } from '@mintline/solana'
import { listKey } from '../listKey.ts'
import { listDatabase } from './database.ts'

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
