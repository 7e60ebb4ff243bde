import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import type { Holder } from '../model/useOwners.ts'

/** The owner of an item, or that it was burned. */
export function HolderText({ holder }: { holder: Holder }) {
  if (holder.status === 'burned') return <span className="text-muted">Burned</span>
  return <ChainAddress address={holder.owner} />
}
