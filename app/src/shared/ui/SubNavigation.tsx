import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface SubNavigationProps {
  label: string
  /** The open page's address: when it changes, its link is scrolled into view. */
  at?: string
  children: ReactNode
}

/** Navigation between one subject's pages, such as a collection's, with router links. */
export function SubNavigation({ label, at, children }: SubNavigationProps) {
  const links = useRef<HTMLElement>(null)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (at === undefined || shown.current === at) return
    shown.current = at
    const { current: row } = links
    const open = row?.querySelector<HTMLElement>('[aria-current=page]')
    // Horizontally only: the page itself does not scroll.
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  })
  return (
    <nav
      ref={links}
      aria-label={label}
      className="relative mb-6 flex gap-5 overflow-x-auto border-b"
    >
      {children}
    </nav>
  )
}

/** Links in a `SubNavigation`. The open one has aria-current. */
export const SUB_NAVIGATION_LINK =
  '-mb-px whitespace-nowrap border-transparent border-b-2 py-2.5 text-muted transition-colors hover:text-ink focus-visible:outline-offset-[-2px] aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink'
