import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Page for unknown addresses. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <EmptyState
        isPage
        icon={<Compass />}
        title="There is no such page"
        actions={
          <Link to="/" className={buttonStyles({ variant: 'primary' })}>
            To your collections
          </Link>
        }
      >
        The link may be outdated or incomplete.
      </EmptyState>
    </>
  )
}
