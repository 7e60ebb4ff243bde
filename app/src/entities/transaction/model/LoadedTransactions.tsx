import { useEffect, useRef } from 'react'
import type { TransactionRecord } from '../lib/transactionRecord.ts'
import { ReviewDialog } from '../ui/ReviewDialog.tsx'
import type { Transactions } from './transactionsContext.ts'
import { useResumeTransactions } from './useResumeTransactions.ts'
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
