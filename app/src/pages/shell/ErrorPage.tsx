import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** Shown in place of a page that failed; the rest of the app keeps working. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <PageTitle>Something went wrong</PageTitle>
      <h1>
        <VisuallyHidden>Something went wrong</VisuallyHidden>
      </h1>
      <div className="w-full">
        <ErrorCallout title="This page could not be shown" error={error} onRetry={reset} />
      </div>
      <Link to="/" className={buttonStyles()}>
        To your collections
      </Link>
    </div>
  )
}
