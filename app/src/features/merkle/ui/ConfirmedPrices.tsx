import type { ListTotals } from '@mintline/solana'
import { type ReactNode, useState } from 'react'
import { CheapPriceConfirmation } from '#entities/list/ui/CheapPriceConfirmation.tsx'

interface ConfirmedPricesProps {
  totals: ListTotals
  /** Controls shown once the prices are confirmed. */
  children: ReactNode
}

/** Controls for a list's root, after suspicious prices were confirmed. */
export function ConfirmedPrices({ totals, children }: ConfirmedPricesProps) {
  const [isMeant, setIsMeant] = useState(false)
  return (
    <>
      <CheapPriceConfirmation totals={totals} checked={isMeant} onCheckedChange={setIsMeant} />
      {(isMeant || !totals.isSuspiciouslyCheap) && children}
    </>
  )
}
