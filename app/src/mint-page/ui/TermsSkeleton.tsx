import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** Placeholder for the terms of a wallet. */
export function TermsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden>
        <span role="status">Loading the terms for this wallet</span>
      </VisuallyHidden>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-11 w-full rounded-lg" />
    </div>
  )
}
