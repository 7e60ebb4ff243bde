import type { ReactNode } from 'react'

/** Navigation between the parts of one thing, such as a collection; its links are the router's. */
export function SubNavigation({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="mb-6 flex gap-5 overflow-x-auto border-b">
      {children}
    </nav>
  )
}
