import { Link, useRouterState } from '@tanstack/react-router'
import { SubNavigation } from '#shared/ui/SubNavigation.tsx'
import { SUB_NAVIGATION_LINK } from '#shared/ui/subNavigationStyles.ts'

const PARTS = [
  { to: '/collections/$collection', label: 'Overview' },
  { to: '/collections/$collection/phases', label: 'Phases' },
  { to: '/collections/$collection/allowlists', label: 'Allowlists' },
  { to: '/collections/$collection/items', label: 'Items' },
  { to: '/collections/$collection/administration', label: 'Administration' },
] as const

/** The parts of a collection's page. */
export function CollectionNavigation({ collection }: { collection: string }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <SubNavigation label="Collection" at={path}>
      {PARTS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ collection }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={SUB_NAVIGATION_LINK}
        >
          {label}
        </Link>
      ))}
    </SubNavigation>
  )
}
