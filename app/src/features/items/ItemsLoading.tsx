import { Skeleton } from '#shared/ui/Loading.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

/** Placeholder for items. */
export function ItemsLoading() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-6">
      <VisuallyHidden>Loading the items</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className="overflow-hidden rounded-xl border">
          <Skeleton height="aspect-square" corners="rounded-none" />
          <Skeleton className="mx-3 my-3.5" />
        </div>
      ))}
    </div>
  )
}
