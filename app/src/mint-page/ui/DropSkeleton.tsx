import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { DropColumns } from './DropColumns.tsx'

/** Placeholder for a drop, with the same layout. */
export function DropSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">Loading the drop</span>
      </VisuallyHidden>
      <DropColumns
        picture={<Skeleton className="aspect-square h-auto w-full rounded-2xl" />}
        head={
          <div className="flex flex-col gap-2">
            <Skeleton className="h-9 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        }
        panel={
          <div className="flex flex-col gap-5">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-20 w-2/3" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-11 w-full rounded-lg" />
          </div>
        }
      />
    </>
  )
}
