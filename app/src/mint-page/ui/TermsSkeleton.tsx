import { Skeleton } from '#shared/ui/Loading.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** Placeholder for a wallet's terms. */
export function TermsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden>
        <span role="status">Loading the terms for this wallet</span>
      </VisuallyHidden>
      <Skeleton height="h-11" className="w-full" />
      <Skeleton height="h-24" className="w-full" />
      <Skeleton height="h-11" corners="rounded-lg" className="w-full" />
    </div>
  )
}
