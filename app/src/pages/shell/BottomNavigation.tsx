import { Link } from '@tanstack/react-router'
import { NAVIGATION, useCurrentSection } from './navigation.ts'

/** Main navigation on phones, within the thumb's reach. */
export function BottomNavigation() {
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
