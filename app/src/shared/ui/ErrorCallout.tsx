import { errorText, isLoadFailure } from '../lib/errorText.ts'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'

interface ErrorCalloutProps {
  title: string
  error: unknown
  /** Retries the failed operation. Left out if the page has its own way to retry. */
  onRetry?: () => void
}

/** An error with its reason and a retry button, or a reload button if nothing else helps. */
export function ErrorCallout({ title, error, onRetry }: ErrorCalloutProps) {
  const needsReload = isLoadFailure(error)
  const tryAgain = needsReload ? () => window.location.reload() : onRetry
  return (
    <Callout
      kind="error"
      title={title}
      actions={
        tryAgain && (
          <Button size="sm" onClick={tryAgain}>
            {needsReload ? 'Reload the page' : 'Try again'}
          </Button>
        )
      }
    >
      {errorText(error)}
    </Callout>
  )
}
