import type { CallProgress } from '#shared/lib/workerCalls.ts'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

interface ReadingProgressProps {
  /** Undefined = the reading has just begun. */
  progress: CallProgress | undefined
}

/** Progress while reading a file. */
export function ReadingProgress({ progress }: ReadingProgressProps) {
  if (progress) {
    const { step = 'Reading the rows', done, total } = progress
    return <ProgressBar label={step} done={done} total={total} />
  }
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner /> Reading the rows
    </p>
  )
}
