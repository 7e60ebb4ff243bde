import { resolvePending } from '@mintline/solana'
import { useEffect, useRef } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { useExplorer } from '#entities/cluster/ui/ChainAddress.tsx'
import { errorText } from '#shared/lib/errorText.ts'
import { fromBase64 } from '../lib/base64.ts'
import type { TransactionRecord } from '../lib/transactionRecord.ts'
import { ReviewDialog } from '../ui/ReviewDialog.tsx'
import { toastOutcome, toastStage } from '../ui/transactionToast.tsx'
import { endTransaction } from './transactionStore.ts'
import type { Transactions } from './transactionsContext.ts'
import { useReview } from './useReview.ts'

interface LoadedTransactionsProps {
  /** Transactions without an outcome when the page was opened. */
  pending: readonly TransactionRecord[]
  /** Called once, with the function that opens a review. */
  onReady: (transactions: Transactions) => void
}

/** Reviews transactions, one at a time, and reports outcomes for those that a reload interrupted. */
export function LoadedTransactions({ pending, onReady }: LoadedTransactionsProps) {
  useResumeTransactions(pending)
  const { shown, review } = useReview()
  const latest = useRef(review)
  latest.current = review
  useEffect(() => onReady({ review: (request) => latest.current(request) }), [onReady])
  return <ReviewDialog review={shown} />
}

/**
 * Follows transactions that were pending when the page was closed.
 *
 * @param pending From all networks; only the first render's value counts.
 */
export function useResumeTransactions(pending: readonly TransactionRecord[]): void {
  const { openConnection, node } = useCluster()
  const { invalidate } = useClusterQueries()
  const explorer = useExplorer()
  const genesisHash = node.status === 'up' ? node.genesisHash : undefined
  const atStart = useRef(pending)

  const resume = async (record: TransactionRecord) => {
    const { signature, title, lastValidBlockHeight, wire, status } = record
    const url = explorer({ transaction: signature })
    const told = { id: `transaction ${signature}`, title, signature, url }
    try {
      if (status === 'sent') toastStage('sent', told)
      const outcome = await resolvePending({
        connection: await openConnection(),
        signature,
        lastValidBlockHeight,
        wire: wire === undefined ? undefined : fromBase64(wire),
      })
      if (outcome.status === 'failed') {
        endTransaction(signature, { status: 'failed', reason: errorText(outcome.error) })
        toastOutcome(outcome, told)
      } else {
        endTransaction(signature, { status: outcome.status })
        toastStage(outcome.status, told)
      }
      await invalidate()
    } catch (error) {
      // Failing nodes are retried: this one answers, and cannot tell any more.
      endTransaction(signature, { status: 'unknown', reason: errorText(error) })
      // Shown once: later visits only ask whether another node knows.
      if (status === 'sent') toastOutcome({ status: 'unknown', error }, told)
    }
  }
  const latest = useRef(resume)
  latest.current = resume

  useEffect(() => {
    if (genesisHash === undefined) return
    const isHere = (record: TransactionRecord) => record.genesisHash === genesisHash
    const here = atStart.current.filter(isHere)
    atStart.current = atStart.current.filter((record) => !isHere(record))
    for (const record of here) void latest.current(record)
  }, [genesisHash])
}
