import type { TransactionRecord } from '#entities/transaction/lib/transactionRecord.ts'
import { countText } from '#shared/lib/countText.ts'
import { changedBy, type ListOutcome } from './listRun.ts'
import { beforeText, entriesText } from './runTexts.ts'

/** A run's wallet, network and end. */
interface RunFacts extends Pick<TransactionRecord, 'genesisHash' | 'wallet'> {
  /** The list's display name: `Phase 1 of Dawn Chorus`. */
  listName: string
  /** Milliseconds since 1970. */
  endedAt: number
}

/**
 * Creates one record for a whole run in the recent transactions, with the signature of the last transaction that
 * landed; undefined if none did.
 */
export function runRecord(
  outcome: ListOutcome,
  { listName, genesisHash, wallet, endedAt }: RunFacts,
): TransactionRecord | undefined {
  const { signatures } = outcome.report
  const signature = signatures.at(-1)
  if (signature === undefined) return undefined
  const verb = outcome.operation === 'upsert' ? 'Wrote' : 'Removed'
  const done = `${verb} ${entriesText(changedBy(outcome))} in ${countText(signatures.length, 'transaction')}`
  const parts = [done, beforeText(outcome)].filter((part) => part !== undefined)
  return {
    signature,
    title: `${parts.join(', ')}. ${listName}`,
    genesisHash,
    wallet,
    status: 'confirmed',
    signedAt: endedAt,
    // It has landed: nobody checks whether it still can.
    lastValidBlockHeight: 0,
  }
}
