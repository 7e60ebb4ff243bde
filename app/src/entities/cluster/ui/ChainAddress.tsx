import { AddressText } from '#shared/ui/AddressText.tsx'
import { useExplorer } from '../model/useExplorer.ts'

interface ChainAddressProps {
  /** Base58; undefined = nobody. */
  address: string | undefined
  /** Text if there is no address. */
  none?: string
}

/** An address on the chosen network, linked to the explorer. */
export function ChainAddress({ address, none = 'None' }: ChainAddressProps) {
  const explorer = useExplorer()
  if (address === undefined) return <span className="font-normal text-muted">{none}</span>
  return <AddressText address={address} explorerUrl={explorer({ address })} />
}
