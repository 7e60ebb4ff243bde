import type { ReactNode } from 'react'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

/**
 * Announces changes to its content. It must be on the page before the change, so always render it and empty it instead
 * of removing it.
 */
export function LiveRegion({
  urgent = false,
  children,
}: {
  urgent?: boolean
  children: ReactNode
}) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      className="sr-only"
    >
      {children}
    </div>
  )
}
