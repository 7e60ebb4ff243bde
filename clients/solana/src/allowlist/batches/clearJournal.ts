import { askNode, isNodeError } from '@mintline/core'
import { confirmedTransactions } from '../journal.ts'
import type { OpenList } from './openList.ts'

/**
 * Forgets the records of a run that is over, once the node shows what they say. Until then the next run
 * needs them: a node that is behind would have it send everything again.
 */
export async function clearJournal({ session, journal, ask }: OpenList): Promise<void> {
  const latest = confirmedTransactions(await journal.load()).at(-1)
  if (latest && (await slotOf(session, ask)) < latest.slot) return
  await journal.clear()
}

/** 0 where no node answers: nothing of what is done depends on it. */
async function slotOf({ connection }: OpenList['session'], ask: OpenList['ask']): Promise<number> {
  try {
    return await askNode('getSlot', () => connection.getSlot('confirmed'), {
      ...ask,
      signal: undefined,
    })
  } catch (error) {
    if (isNodeError(error)) return 0
    throw error
  }
}
