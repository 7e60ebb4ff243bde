import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** Placeholder for the entries. */
export function ListSkeleton() {
  return (
    <Card>
      <VisuallyHidden>Loading the list</VisuallyHidden>
      <div className="flex flex-col gap-4">
        <Skeleton className="w-40" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    </Card>
  )
}
