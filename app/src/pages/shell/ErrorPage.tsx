import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Shown in place of a page that failed; the rest of the app keeps working. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <PageTitle>Something went wrong</PageTitle>
      <div className="w-full">
        <ErrorCallout title="This page could not be shown" error={error} onRetry={reset} />
      </div>
      <Link to="/" className={buttonStyles()}>
        To your collections
      </Link>
    </div>
  )
}
