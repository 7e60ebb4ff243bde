import { useCluster } from '#entities/cluster/model/clusterContext.ts'

/** Whether the page works on the embedded network, and not on one that only answers at its place. */
export function useOnEmbedded(): boolean {
  const { cluster, identity } = useCluster()
  return cluster.kind === 'embedded' && identity.network === undefined
}
