import { useCluster } from '#entities/cluster/model/clusterContext.ts'

/** Returns true if the page uses the embedded network, and not another one that answers in its place. */
export function useOnEmbedded(): boolean {
  const { cluster, identity } = useCluster()
  return cluster.kind === 'embedded' && identity.network === undefined
}
