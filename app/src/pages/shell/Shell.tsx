import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ConnectionBanner } from '#entities/cluster/ui/ConnectionBanner.tsx'
import { ApprovalDialog } from '#entities/wallet/ui/ApprovalDialog.tsx'
import { Toaster } from '#shared/ui/Toaster.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'
import { Header } from './Header.tsx'

/** What is around every page. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main)
  return (
    <div className="min-h-dvh">
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-lg focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-accent-ink"
      >
        Skip to content
      </button>
      <Header />
      <main
        ref={main}
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 pt-8 pb-28 focus:outline-none sm:px-6 sm:pt-10 md:pb-16"
      >
        <ConnectionBanner />
        <Outlet />
      </main>
      <BottomNavigation />
      <ApprovalDialog />
      <Toaster />
    </div>
  )
}

/** A new page starts at its top, for eyes and for the keyboard; the first one is left alone. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  // Of the page that is shown, not of one that is still loaded, or the focus would go with the old one.
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [path, main])
}
