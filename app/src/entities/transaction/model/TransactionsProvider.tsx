import { type ReactNode, useState } from 'react'
import { lazyAfterPaint } from '#shared/lib/lazyAfterPaint.ts'
import { PartOnDemand } from '#shared/ui/PartOnDemand.tsx'
import { openTransactions } from './transactionStore.ts'
import { TransactionsContext } from './transactionsContext.ts'
import { waitingTransactions } from './waitingTransactions.ts'

const Loaded = lazyAfterPaint(
  async () => (await import('./LoadedTransactions.tsx')).LoadedTransactions,
)

/**
 * Provides sending transactions, one review at a time. Its code brings web3.js, so it is loaded for the first review,
 * which opens once it is loaded, or to follow transactions that were pending when the page was closed.
 */
export function TransactionsProvider({ children }: { children: ReactNode }) {
  const [pending] = useState(openTransactions)
  const [isNeeded, setIsNeeded] = useState(pending.length > 0)
  // The same object in all renders, so that pages do not rerender while a transaction advances.
  const [{ transactions, onReady, giveUp }] = useState(() =>
    waitingTransactions(() => setIsNeeded(true)),
  )
  const leave = () => {
    setIsNeeded(false)
    giveUp()
  }
  return (
    <TransactionsContext value={transactions}>
      {children}
      {isNeeded && (
        <PartOnDemand
          title="Transactions"
          failure="Transactions could not be loaded"
          onLeave={leave}
        >
          <Loaded pending={pending} onReady={onReady} />
        </PartOnDemand>
      )}
    </TransactionsContext>
  )
}
