import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
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

/**
 * Creates a component whose code is loaded once the page has been painted. Loaded earlier, it would compete with the
 * page for a slow connection, and for the processor.
 */
export function lazyAfterPaint<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await painted()
    return { default: await load() }
  })
}

/** Resolves after the next paint; at once in a background tab, which is not painted. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    // Called before the paint, so a task added here comes after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
