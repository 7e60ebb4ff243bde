import { isMintlineError } from '@mintline/core/errors'
import type { TransactionOutcome } from '../../send/outcome.ts'
import {
  type AllowlistJournal,
  type OutcomeRecord,
  openTransactions,
  type SentRecord,
} from '../journal.ts'
import { type JournaledEntries, journaledEntries } from './journaledEntries.ts'
import type { OpenList } from './openList.ts'

/** What is known about an earlier run. */
export interface ResolvedJournal {
  /** That run's transactions whose outcome has only now become known. */
  readonly settled: readonly TransactionOutcome[]
  /** That run's known effects, for nodes that do not show them yet. */
  readonly journaled: JournaledEntries
}

/**
 * Determines the outcomes of transactions that an earlier run sent before it was killed, so that nothing is sent twice.
 * While a transaction may still land, the same bytes are resent: they can only land once.
 *
 * @throws What the journal throws, once all outcomes are known.
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

/** Undefined = nobody knows: it can no longer land, and its entries show whether it did. */
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

/** Converts an outcome to a journal record. */
export function outcomeRecord(signature: string, outcome: TransactionOutcome): OutcomeRecord {
  const { status } = outcome
  const slot = status === 'confirmed' ? outcome.slot : undefined
  return { kind: 'outcome', signature, status, ...(slot !== undefined && { slot }) }
}
