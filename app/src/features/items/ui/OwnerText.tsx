import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import type { ItemOwners } from '#entities/holders/lib/itemOwners.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

interface OwnerTextProps {
  mint: string
  /** Undefined = they are being read. */
  owners: ItemOwners | undefined
}

/** An item's owner, or that it was burned. */
export function OwnerText({ mint, owners }: OwnerTextProps) {
  if (owners?.has(mint)) return <ChainAddress address={owners.get(mint)} none="Burned" />
  return <Skeleton className="w-24" />
}
