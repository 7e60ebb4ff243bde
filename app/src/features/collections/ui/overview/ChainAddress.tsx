import { useExplorer } from '#features/cluster/model/useExplorer.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'

/** An address with its page in the explorer; says what it means where there is none. */
export function ChainAddress({ address, none = 'None' }: ChainAddressProps) {
  const explorer = useExplorer()
  if (address === undefined) return <span className="font-normal text-muted">{none}</span>
  return <AddressText address={address} explorerUrl={explorer({ address })} />
}

interface ChainAddressProps {
  /** Base58; undefined = nobody. */
  address: string | undefined
  none?: string
}
