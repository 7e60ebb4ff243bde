import { askNode, isNodeError } from '@mintline/core/node'
import { confirmedTransactions } from '../journal.ts'
import type { OpenList } from './openList.ts'

/**
 * Clears a finished run's records once the node shows their effects. Until then the next run needs them: with a lagging
 * node it would otherwise send everything again.
 */
export async function clearJournal({ session, journal, ask }: OpenList): Promise<void> {
  const latest = confirmedTransactions(await journal.load()).at(-1)
  if (latest && (await slotOf(session, ask)) < latest.slot) return
  await journal.clear()
}

/** 0 if no node answers, since clearing is optional. */
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
