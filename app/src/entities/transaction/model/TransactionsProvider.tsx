import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Transactions, TransactionsContext } from './transactionsContext.ts'

/** Loads the code of sending, once. */
export function loadTransactions() {
  return import('./LoadedTransactions.tsx')
}

const Loaded = lazy(async () => ({ default: (await loadTransactions()).LoadedTransactions }))

/**
 * Provides sending of transactions, one review at a time. Its code is loaded beside the page, which shows without it; a
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
