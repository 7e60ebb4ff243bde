import type { ReactNode } from 'react'

/**
 * Reads out what changes in it. It has to be on the page before the change, so render it always and
 * empty it instead of removing it.
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
