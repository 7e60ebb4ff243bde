import { useSettings } from '#entities/settings/model/settings.ts'
import { type ExplorerPage, explorerUrl } from '../lib/explorerUrl.ts'
import { useCluster } from './clusterContext.ts'

/** Where the chosen explorer shows things of the chosen cluster; undefined where none can. */
export function useExplorer(): (page: ExplorerPage) => string | undefined {
  const { explorer } = useSettings()
  const { cluster, identity } = useCluster()
  return (page) =>
    explorerUrl({ page, network: identity.network, rpcUrl: cluster.rpcUrl, explorer })
}
