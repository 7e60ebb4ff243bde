import { Link, useRouterState } from '@tanstack/react-router'
import { SUB_NAVIGATION_LINK, SubNavigation } from '#shared/ui/SubNavigation.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

const PARTS = [
  { to: '/collections/$collection', label: 'Overview' },
  { to: '/collections/$collection/phases', label: 'Phases' },
  { to: '/collections/$collection/allowlists', label: 'Allowlists' },
  { to: '/collections/$collection/items', label: 'Items' },
  { to: '/collections/$collection/activity', label: 'Activity' },
  { to: '/collections/$collection/holders', label: 'Holders' },
  { to: '/collections/$collection/administration', label: 'Administration' },
] as const

interface CollectionNavigationProps {
  /** The collection's name in the page's address. */
  collection: string
  /** True if there are unsaved phase drafts. */
  hasDrafts: boolean
}

/** Navigation between a collection's pages. */
export function CollectionNavigation({ collection, hasDrafts }: CollectionNavigationProps) {
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
          {label === 'Phases' && hasDrafts && <DraftsMark />}
        </Link>
      ))}
    </SubNavigation>
  )
}

function DraftsMark() {
  return (
    <>
      <span
        aria-hidden="true"
        title="Not saved"
        className="ml-1.5 inline-block size-1.5 rounded-full bg-accent align-middle"
      />
      <VisuallyHidden> (not saved)</VisuallyHidden>
    </>
  )
}
