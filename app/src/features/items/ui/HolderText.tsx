import { useExplorer } from '#features/cluster/model/useExplorer.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import type { Holder } from '../model/useOwners.ts'

/** Who holds an item. */
export function HolderText({ holder }: { holder: Holder }) {
  const explorer = useExplorer()
  if (holder.status === 'burned') return <span className="text-muted">Burned</span>
  const { owner } = holder
  return <AddressText address={owner} explorerUrl={explorer({ address: owner })} />
}
