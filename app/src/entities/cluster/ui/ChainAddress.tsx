import { useSettings } from '#entities/settings/settings.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { type ExplorerPage, explorerUrl } from '../lib/explorerUrl.ts'
import { useCluster } from '../model/clusterContext.ts'

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

/** Returns page URLs in the chosen explorer; undefined if no explorer shows the chosen cluster. */
export function useExplorer(): (page: ExplorerPage) => string | undefined {
  const { explorer } = useSettings()
  const { cluster, identity } = useCluster()
  return (page) =>
    explorerUrl({ page, network: identity.network, rpcUrl: cluster.rpcUrl, explorer })
}
