import type { JournalScope } from '@mintline/solana'
import { listKey } from '../listKey.ts'
import type { StoredList } from '../wantedList.ts'
import { listDatabase } from './database.ts'

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
