import type { TransactionOutcome } from '../../send/outcome.ts'
import { type AllowlistJournal, type OutcomeRecord, openTransactions } from '../journal.ts'
import type { OpenList } from './openList.ts'

/** What an earlier run left behind. */
export interface SettledJournal {
  /** Transactions of which it was not known what became of them. */
  readonly settled: readonly TransactionOutcome[]
  /** The latest slot that one of its transactions landed in; undefined = none is known. */
  readonly latestSlot: number | undefined
}

/**
 * Finds out what became of what an earlier run sent before it was killed, so that nothing is sent
 * twice. While a transaction may still land, the same bytes are sent again: they land once at most.
 */
export async function settleJournal(
  journal: AllowlistJournal,
  deliver: OpenList['deliver'],
): Promise<SettledJournal> {
  const records = await journal.load()
  const settled = await Promise.all(
    openTransactions(records).map(async (sent) => {
      const outcome = await deliver(sent, { mayBeOut: true })
      await journal.append([outcomeRecord(sent.signature, outcome)])
      return outcome
    }),
  )
  const slots = [
    ...records.flatMap((record) => (record.kind === 'outcome' ? (record.slot ?? []) : [])),
    ...settled.flatMap((outcome) => (outcome.status === 'confirmed' ? outcome.slot : [])),
  ]
  const latestSlot = slots.reduce<number | undefined>(
    (latest, slot) => Math.max(latest ?? slot, slot),
    undefined,
  )
  return { settled, latestSlot }
}

/** What a journal keeps of an outcome. */
export function outcomeRecord(signature: string, outcome: TransactionOutcome): OutcomeRecord {
  const { status } = outcome
  const slot = status === 'confirmed' ? outcome.slot : undefined
  return { kind: 'outcome', signature, status, ...(slot !== undefined && { slot }) }
}
