import type { CSSProperties } from 'react'
import { Toaster as Sonner } from 'sonner'

const STYLE: CSSProperties & Record<`--${string}`, string> = {
  '--normal-bg': 'var(--raised)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': '12px',
  '--width': '380px',
  fontFamily: 'var(--font-sans)',
}

/** Container for toasts. Use once in the app. */
export function Toaster() {
  return (
    <Sonner
      theme="system"
      // Below the header: save bars and the phone navigation are at the bottom.
      position="top-right"
      closeButton
      gap={10}
      offset={{ top: 72, right: 24 }}
      mobileOffset={{ top: 68, left: 12, right: 12 }}
      style={STYLE}
      toastOptions={{
        classNames: {
          toast: 'shadow-float! text-sm!',
          title: 'font-medium!',
          description: 'text-muted!',
          actionButton: 'bg-accent! text-accent-ink!',
          closeButton: 'bg-raised! border-line! text-muted!',
        },
      }}
    />
  )
}
