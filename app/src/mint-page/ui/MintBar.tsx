import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { shortAmountText } from '#shared/lib/amountText.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { DropFacts } from '../lib/dropFacts.ts'
import { isFramed } from '../lib/isFramed.ts'
import { MINT_PANEL } from '../lib/pageParts.ts'

/** Price and button at a phone's bottom, while an open drop's own button is hidden. */
export function MintBar({ drop: { status, price } }: { drop: DropFacts }) {
  const isPanelSeen = useIsSeen(MINT_PANEL)
  if (status !== 'open' || isPanelSeen || isFramed()) return null
  const split = price?.split
  return createPortal(
    <aside
      aria-label="Price"
      className="fixed inset-x-0 bottom-0 z-10 flex animate-rise items-center justify-between gap-4 border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:hidden"
    >
      <p className="min-w-0 truncate font-semibold text-base">
        {split === undefined
          ? 'For the list'
          : split.status === 'free'
            ? 'Free'
            : shortAmountText(split.price, price?.currency ?? NO_CURRENCY)}
      </p>
      <Button variant="primary" size="lg" onClick={goToPanel}>
        Go to mint
      </Button>
    </aside>,
    // A container would hold it instead of the window.
    document.body,
  )
}

const NO_CURRENCY = { symbol: '', decimals: 0 }

/** Brings the panel into view, with the focus on its main button. */
function goToPanel(): void {
  const buttons = document.getElementById(MINT_PANEL)?.querySelectorAll<HTMLElement>('button')
  const main = [...(buttons ?? [])].at(-1)
  main?.scrollIntoView({ block: 'center' })
  main?.focus({ preventScroll: true })
}

/** Returns true while an element is in view, and until that is known. */
function useIsSeen(id: string): boolean {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      setIsSeen(entries.at(-1)?.isIntersecting ?? true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isSeen
}
