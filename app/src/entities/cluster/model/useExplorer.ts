import { useSettings } from '#entities/settings/settings.ts'
import { type ExplorerPage, explorerUrl } from '../lib/explorerUrl.ts'
import { useCluster } from './clusterContext.ts'

/** Returns page URLs in the chosen explorer; undefined if no explorer shows the chosen cluster. */
export function useExplorer(): (page: ExplorerPage) => string | undefined {
  const { explorer } = useSettings()
  const { cluster, identity } = useCluster()
  return (page) =>
    explorerUrl({ page, network: identity.network, rpcUrl: cluster.rpcUrl, explorer })
}
