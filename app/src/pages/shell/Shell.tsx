import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useOtherNetworks } from '#entities/cluster/model/otherNetworkContext.ts'
import { ConnectionBanner } from '#entities/cluster/ui/ConnectionBanner.tsx'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { lazyAfterPaint } from '#shared/ui/PartOnDemand.tsx'
import { Header } from './Header.tsx'
import { NAVIGATION, useCurrentSection } from './navigation.ts'

const Toaster = lazyAfterPaint(async () => (await import('#shared/ui/Toaster.tsx')).Toaster)

/** Header, footer and navigation around every page. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  const { chosen } = useOtherNetworks()
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '/' })
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
        {chosen ? null : <ConnectionBanner />}
        {chosen && !isOnAllChains(route) ? (
          <OtherFamily network={chosen.network.name} />
        ) : (
          <Outlet />
        )}
      </main>
      <BottomNavigation />
      <Suspense>
        <Toaster />
      </Suspense>
    </div>
  )
}

/** Routes with a page for every chain. */
const ON_ALL_CHAINS: ReadonlySet<string> = new Set(['/', '/sell', '/drops/$drop', '/settings'])

function isOnAllChains(route: string): boolean {
  return ON_ALL_CHAINS.has(route)
}

/** In place of a page that only drops on Solana and Eclipse have. */
function OtherFamily({ network }: { network: string }) {
  return (
    <>
      <PageTitle>Another network</PageTitle>
      <EmptyState
        isPage
        icon={<Compass />}
        title={`This page is not for drops on ${network}`}
        actions={
          <Link to="/" className={buttonStyles({ variant: 'primary' })}>
            To your drops
          </Link>
        }
      >
        Choose a network of Solana or Eclipse at the top of the page to see it.
      </EmptyState>
    </>
  )
}

/** Moves scroll position and focus to the top of each new page, except the first. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  // The rendered page, not one still loading, or the focus would disappear with the old page.
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

/** Main navigation on phones, within the thumb's reach. */
function BottomNavigation() {
  const currentSection = useCurrentSection()
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t bg-canvas/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      {NAVIGATION.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={currentSection(to)}
          activeOptions={{ exact: to === '/', includeSearch: false }}
          className="flex h-15 flex-1 flex-col items-center justify-center gap-1 text-muted text-xs focus-visible:outline-offset-[-2px] [&[aria-current]]:font-medium [&[aria-current]]:text-accent-text"
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
