import { errorText } from '#shared/lib/errorText.ts'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'

interface ErrorCalloutProps {
  title: string
  error: unknown
  /** Tries again what failed. */
  onRetry?: () => void
}

/** Something that failed, why, and a way to try it again. */
export function ErrorCallout({ title, error, onRetry }: ErrorCalloutProps) {
  return (
    <Callout
      kind="error"
      title={title}
      actions={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {errorText(error)}
    </Callout>
  )
}
