import { useExplorer } from '#features/cluster/model/useExplorer.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'

/** An address of the chosen network. */
export function Address({ address }: { address: string }) {
  const explorer = useExplorer()
  return <AddressText address={address} explorerUrl={explorer({ address })} />
}
