import { type ReactNode, useMemo, useRef } from 'react'
import { ReviewDialog } from '../ui/ReviewDialog.tsx'
import { TransactionsContext } from './transactionsContext.ts'
import { useResumeTransactions } from './useResumeTransactions.ts'
import { useReview } from './useReview.ts'

/** Provides sending of transactions, one review at a time. */
export function TransactionsProvider({ children }: { children: ReactNode }) {
  useResumeTransactions()
  const { shown, review } = useReview()
  // The same object at all renders, so that pages do not rerender while a transaction advances.
  const latest = useRef(review)
  latest.current = review
  const transactions = useMemo(
    () => ({ review: (request: Parameters<typeof review>[0]) => latest.current(request) }),
    [],
  )
  return (
    <TransactionsContext value={transactions}>
      {children}
      <ReviewDialog review={shown} />
    </TransactionsContext>
  )
}
