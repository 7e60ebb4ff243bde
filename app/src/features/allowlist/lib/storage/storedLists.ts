import type { JournalScope } from '@mintline/solana'
import { listKey } from '../listKey.ts'
import type { StoredList } from '../wantedList.ts'
import { listDatabase } from './database.ts'

/** Keeps what was asked for, in the place of what was asked for the same list before. */
export async function keepList(kept: StoredList): Promise<void> {
  const database = await listDatabase()
  const { store, done } = database.transaction('wanted', 'readwrite', { durability: 'strict' })
  await Promise.all([store.put(kept, listKey(kept.scope)), done])
}

/** What was asked for and is not finished; undefined = nothing. */
export async function keptList(scope: JournalScope): Promise<StoredList | undefined> {
  const database = await listDatabase()
  return database.get('wanted', listKey(scope))
}

/** Forgets what was asked for. The journal stays: what was sent may still land. */
export async function forgetList(scope: JournalScope): Promise<void> {
  const database = await listDatabase()
  await database.delete('wanted', listKey(scope))
}
