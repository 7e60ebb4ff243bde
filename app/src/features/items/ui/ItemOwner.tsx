import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { useOwners } from '../model/useOwners.ts'
import { HolderText } from './HolderText.tsx'

/** The owner of an item; read when it is shown. */
export function ItemOwner({ mint }: { mint: string }) {
  const { data, error, refetch } = useOwners([mint], { isWanted: true })
  const holder = data?.get(mint)
  if (holder) return <HolderText holder={holder} />
  if (!error) {
    return (
      <>
        <VisuallyHidden>Loading the owner</VisuallyHidden>
        <Skeleton className="w-28" />
      </>
    )
  }
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 font-normal text-muted">
      {errorText(error)}
      <Button size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </span>
  )
}
