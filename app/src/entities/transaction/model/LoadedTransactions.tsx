import { useEffect, useRef } from 'react'
import { ReviewDialog } from '../ui/ReviewDialog.tsx'
import type { Transactions } from './transactionsContext.ts'
import { useResumeTransactions } from './useResumeTransactions.ts'
import { useReview } from './useReview.ts'

/** Reviews of transactions, one at a time, and what became of those that a reload interrupted. */
export function LoadedTransactions({
  onReady,
}: {
  /** Called once, with what opens a review. */
  onReady: (transactions: Transactions) => void
}) {
  useResumeTransactions()
  const { shown, review } = useReview()
  const latest = useRef(review)
  latest.current = review
  useEffect(() => onReady({ review: (request) => latest.current(request) }), [onReady])
  return <ReviewDialog review={shown} />
}
