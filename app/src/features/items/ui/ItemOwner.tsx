import { useOwners } from '#entities/holders/model/useOwners.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { OwnerText } from './OwnerText.tsx'

interface ItemOwnerProps {
  /** Base58. */
  deployment: string
  mint: string
}

/** An item's owner; read when it is shown. */
export function ItemOwner({ deployment, mint }: ItemOwnerProps) {
  const { data, error, refetch } = useOwners({ deployment, mints: [mint] })
  if (!data && error) {
    return (
      <span className="flex flex-wrap items-center justify-end gap-2 font-normal text-muted">
        {errorText(error)}
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </span>
    )
  }
  return (
    <>
      {!data && <VisuallyHidden>Loading the owner</VisuallyHidden>}
      <OwnerText mint={mint} owners={data} />
    </>
  )
}
