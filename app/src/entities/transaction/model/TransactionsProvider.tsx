import { type ReactNode, Suspense, useState } from 'react'
import { lazyAfterPaint } from '#shared/lib/lazyAfterPaint.ts'
import { type Transactions, TransactionsContext } from './transactionsContext.ts'

const Loaded = lazyAfterPaint(
  async () => (await import('./LoadedTransactions.tsx')).LoadedTransactions,
)

/**
 * Provides sending of transactions, one review at a time. Its code is loaded after the page, which shows without it; a
 * review that is asked for earlier opens once it is there.
 */
export function TransactionsProvider({ children }: { children: ReactNode }) {
  // The same object at all renders, so that pages do not rerender while a transaction advances.
  const [{ transactions, onReady }] = useState(onceReady)
  return (
    <TransactionsContext value={transactions}>
      {children}
      <Suspense>
        <Loaded onReady={onReady} />
      </Suspense>
    </TransactionsContext>
  )
}

/** Transactions that wait for the real ones. */
function onceReady(): { transactions: Transactions; onReady: (ready: Transactions) => void } {
  let onReady: (ready: Transactions) => void = () => undefined
  const ready = new Promise<Transactions>((resolve) => {
    onReady = resolve
  })
  return { transactions: { review: async (request) => (await ready).review(request) }, onReady }
}
