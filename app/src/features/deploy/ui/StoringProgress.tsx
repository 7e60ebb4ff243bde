import { isMintlineError } from '@mintline/core'
import type { StoringState } from '#entities/artwork/model/useStoredArtwork.ts'
import { UriText } from '#entities/metadata/ui/UriText.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'

interface StoringProgressProps {
  state: StoringState
  onCancel: () => void
  /** Deploys with artwork that could not be read back. */
  onDeployAnyway: () => void
}

/** Upload progress after Deploy was pressed, or why it failed. */
export function StoringProgress({ state, onCancel, onDeployAnyway }: StoringProgressProps) {
  switch (state.status) {
    case 'idle':
      return null
    case 'storing':
    case 'reading':
      return (
        <div role="status" className="flex flex-col items-start gap-3">
          <Running state={state} />
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )
    case 'done':
      return (
        <p role="status" className="text-muted">
          The artwork is stored, and was read back from <UriText uri={state.uri} />
        </p>
      )
    case 'unread':
      return <Unread error={state.error} onDeployAnyway={onDeployAnyway} />
    case 'failed':
      return (
        <div className="flex flex-col gap-2">
          <ErrorCallout title="The artwork was not stored" error={state.error} />
          <p className="text-muted">
            Nothing was deployed. Press Deploy to try again, or choose another place for it.
          </p>
        </div>
      )
  }
}

function Running({ state }: { state: Extract<StoringState, { status: 'storing' | 'reading' }> }) {
  if (state.status === 'reading') return <p>Reading the artwork back…</p>
  if (!state.progress) return <p>Preparing the artwork…</p>
  const { done, skipped, total } = state.progress
  return <ProgressBar label="Storing the artwork" done={done + skipped} total={total} />
}

/** New files on IPFS may not be found at once; any other failure means that the stored files differ. */
function Unread({ error, onDeployAnyway }: { error: unknown; onDeployAnyway: () => void }) {
  if (!isMintlineError(error, 'METADATA_NOT_AVAILABLE')) {
    return <ErrorCallout title="The artwork is not stored as it was sent" error={error} />
  }
  return (
    <Callout
      kind="warn"
      title="Stored, but not found yet"
      announced
      actions={
        <Button size="sm" onClick={onDeployAnyway}>
          Deploy anyway
        </Button>
      }
    >
      It can take some minutes until new files are found. Press Deploy to look again.
    </Callout>
  )
}
