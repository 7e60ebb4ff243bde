import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { ErrorCallout } from './ErrorCallout.tsx'

interface PartOnDemandProps {
  /** Title of the dialog that says that it did not load. */
  title: string
  /** Title of the error in that dialog, which names the part. */
  failure: string
  /** The person has read it: without this part the page stays as it is. */
  onLeave: () => void
  /** A lazy component. */
  children: ReactNode
}

/**
 * A part that has no place of its own on the page and is loaded once somebody needs it. A failure is shown in a dialog, so
 * that the page keeps its input.
 */
export function PartOnDemand({ title, failure, onLeave, children }: PartOnDemandProps) {
  const [error, setError] = useState<unknown>()
  return (
    <>
      <CatchBoundary getResetKey={() => ''} errorComponent={Nothing} onCatch={setError}>
        <Suspense>{children}</Suspense>
      </CatchBoundary>
      {error !== undefined && (
        <Dialog open onOpenChange={onLeave} title={title}>
          <ErrorCallout title={failure} error={error} />
        </Dialog>
      )}
    </>
  )
}

function Nothing() {
  return null
}
