import { isMintlineError } from '@mintline/core'
import type { TransactionOutcome } from '../../send/outcome.ts'
import {
  type AllowlistJournal,
  type OutcomeRecord,
  openTransactions,
  type SentRecord,
} from '../journal.ts'
import { type JournaledEntries, journaledEntries } from './journaledEntries.ts'
import type { OpenList } from './openList.ts'

/** What an earlier run left behind. */
export interface ResolvedJournal {
  /** Transactions of which it was not known what became of them, and now is. */
  readonly settled: readonly TransactionOutcome[]
  /** Its known effects, for nodes that do not show them yet. */
  readonly journaled: JournaledEntries
}

/**
 * Finds out what became of what an earlier run sent before it was killed, so that nothing is sent
 * twice. While a transaction may still land, the same bytes are sent again: they land once at most.
 *
 * @throws What the journal throws, once it is known what became of all of them.
 */
export async function resolveJournal(
  journal: AllowlistJournal,
  deliver: OpenList['deliver'],
): Promise<ResolvedJournal> {
  const records = await journal.load()
  const ends = await Promise.allSettled(
    openTransactions(records).map((sent) => settle(sent, { journal, deliver })),
  )
  const settled = ends.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason
    return end.value ?? []
  })
  return { settled, journaled: journaledEntries(await journal.load()) }
}

/** Undefined where nobody knows: it can land no more, and whether it did is read from its entries. */
async function settle(
  sent: SentRecord,
  { journal, deliver }: { journal: AllowlistJournal; deliver: OpenList['deliver'] },
): Promise<TransactionOutcome | undefined> {
  try {
    const outcome = await deliver(sent, { mayBeOut: true })
    await journal.append([outcomeRecord(sent.signature, outcome)])
    return outcome
  } catch (error) {
    if (isMintlineError(error, 'TRANSACTION_HISTORY_MISSING')) return undefined
    throw error
  }
}

/** What a journal keeps of an outcome. */
export function outcomeRecord(signature: string, outcome: TransactionOutcome): OutcomeRecord {
  const { status } = outcome
  const slot = status === 'confirmed' ? outcome.slot : undefined
  return { kind: 'outcome', signature, status, ...(slot !== undefined && { slot }) }
}
