import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import type { LongRead } from './useLongRead.ts'

interface LongReadProgressProps {
  read: LongRead<unknown>
  /** The bar's name: `Sales counted`. */
  label: string
  /** The error's title. */
  failed: string
}

/** Progress of a long read with a button that stops it, or its error; nothing before and after. */
export function LongReadProgress({ read, label, failed }: LongReadProgressProps) {
  if (read.status === 'failed') {
    return <ErrorCallout title={failed} error={read.error} onRetry={read.retry} />
  }
  if (read.status !== 'reading' || !read.stop) return null
  const { done, total } = read.progress ?? { done: 0, total: 0 }
  return (
    <div className="flex items-end gap-4">
      <div className="min-w-0 flex-1">
        {read.progress ? (
          <ProgressBar label={label} done={done} total={total} />
        ) : (
          <p className="text-muted">Reading the list</p>
        )}
      </div>
      <Button size="sm" onClick={read.stop}>
        Stop
      </Button>
    </div>
  )
}
