import { errorText } from '../lib/errorText.ts'
import { isLoadFailure } from '../lib/loadFailure.ts'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'

interface ErrorCalloutProps {
  title: string
  error: unknown
  /** Tries again what failed. Left out where trying again is up to the page. */
  onRetry?: () => void
}

/** Something that failed, why, and a way to try it again: a reload where nothing else helps. */
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
