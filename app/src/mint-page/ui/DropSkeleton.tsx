import { Skeleton } from '#shared/ui/Loading.tsx'
import { ArtStage } from './ArtStage.tsx'
import { DropColumns } from './DropColumns.tsx'

/** Placeholder for a drop, with the same layout. */
export function DropSkeleton() {
  return (
    <>
      <h1 className="sr-only">
        <span role="status">Loading the drop</span>
      </h1>
      <DropColumns
        picture={<ArtStage name="" art={{ image: undefined, isLoading: true }} />}
        head={
          <div className="flex flex-col gap-2">
            <Skeleton height="h-9" className="w-3/4" />
            <Skeleton height="h-5" className="w-1/2" />
          </div>
        }
        panel={
          <div className="flex flex-col gap-5">
            <Skeleton height="h-6" className="w-full" />
            <Skeleton height="h-20" className="w-2/3" />
            <Skeleton height="h-10" className="w-full" />
            <Skeleton height="h-11" corners="rounded-lg" className="w-full" />
          </div>
        }
      />
    </>
  )
}
