import type { Cluster } from './cluster.ts'

/** Clusters requested by a link and by the settings. */
export interface ClusterRequest {
  /** From the page's address; undefined = no cluster in the link. */
  linked: string | undefined
  /** From the settings; undefined = never chosen. */
  stored: string | undefined
}

/** The chosen cluster, and the link's cluster if it is not available here. */
export interface ClusterChoice {
  cluster: Cluster
  unknownLink: string | undefined
}

/** Used when nothing is requested and no embedded network runs: a network without real money. */
const DEFAULT_ID = 'solana-devnet'

/** Chooses the cluster to work on: the link's, else the stored one, else the embedded one or devnet. */
export function chooseCluster(
  clusters: readonly [Cluster, ...Cluster[]],
  { linked, stored }: ClusterRequest,
): ClusterChoice {
  const find = (id: string | undefined) => clusters.find((cluster) => cluster.id === id)
  const byLink = find(linked)
  const byDefault = find('embedded') ?? find(DEFAULT_ID) ?? clusters[0]
  return {
    cluster: byLink ?? find(stored) ?? byDefault,
    unknownLink: byLink ? undefined : linked,
  }
}
