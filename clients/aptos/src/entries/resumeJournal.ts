import { ListError, openTransactions } from '@mintline/core/batches'
import { isNodeError } from '@mintline/core/node'
import type { LedgerPoint } from '../chain/fetchLedger.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { followTransaction } from '../send/followTransaction.ts'
import { type AllowlistJournal, latestVersion, outcomeRecord, writtenWallets } from './journal.ts'
import type { OpenList } from './openList.ts'

/** An earlier run's results. */
export interface ResumedJournal {
  /** Transaction count whose outcome was only found now. */
  readonly settled: number
  /** Wallets whose entries it wrote. */
  readonly written: ReadonlySet<string>
  /** Ledger point that shows everything it did. */
  readonly since: LedgerPoint
}

/**
 * Finds the outcomes of transactions that an earlier run sent before it was killed, so that nothing is sent twice. If a
 * transaction may still be executed, the same bytes are sent again, which can only be executed once.
 *
 * @throws JOURNAL_OF_ANOTHER_LIST
 * @throws What the journal and `followTransaction` throw.
 */
export async function resumeJournal(
  { chainId, collection, phaseId, machine, coin, connection, ask }: OpenList,
  journal: AllowlistJournal,
  pollingInterval: number | undefined,
): Promise<ResumedJournal> {
  const expected = { chainId, collection, phaseId }
  const { scope } = journal
  const isOwn =
    scope.chainId === chainId && scope.collection === collection && scope.phaseId === phaseId
  if (!isOwn) throw new ListError('JOURNAL_OF_ANOTHER_LIST', { expected, actual: scope })
  const open = openTransactions(await journal.load(), ({ hash }) => hash)
  let time: bigint | undefined
  for (const sent of open) {
    const followed = { ...sent, publisher: machine.publisher, coin, mayBeOut: true }
    const outcome = await followTransaction(connection, followed, { ...ask, pollingInterval })
    await journal.append([outcomeRecord(sent.hash, outcome)])
    if (outcome.status === 'expired' && !outcome.isReplaced) {
      time = time === undefined || sent.expiresAt > time ? sent.expiresAt : time
    }
  }
  const records = await journal.load()
  const since = { version: latestVersion(records), time }
  return { settled: open.length, written: writtenWallets(records), since }
}

/**
 * Clears a finished run's records once the node shows their effects. Until then the next run needs them: with a lagging
 * node it would otherwise send the last transactions again.
 */
export async function clearJournal(
  { connection, ask }: OpenList,
  journal: AllowlistJournal,
): Promise<void> {
  const latest = latestVersion(await journal.load())
  try {
    const { version } = await fetchLedger(connection, { ...ask, signal: undefined })
    if (version >= latest) await journal.clear()
  } catch (error) {
    // Clearing is optional.
    if (!isNodeError(error)) throw error
  }
}
