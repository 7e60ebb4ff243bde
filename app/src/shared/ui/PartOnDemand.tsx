import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { ErrorCallout } from './ErrorCallout.tsx'

interface PartOnDemandProps {
  /** Title of the dialog about a failed load. */
  title: string
  /** Title of the error in that dialog, which names the part. */
  failure: string
  /** Called when the person has read it: without this part the page stays as it is. */
  onLeave: () => void
  /** A lazy component. */
  children: ReactNode
}

/**
 * A part without a fixed place on the page, loaded once somebody needs it. A failure shows in a dialog, so that the
 * page keeps its input.
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
