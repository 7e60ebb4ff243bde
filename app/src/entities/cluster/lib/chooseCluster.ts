import type { Cluster } from './cluster.ts'

/** Which clusters a link and the settings ask for. */
export interface ClusterWishes {
  /** From the page's address; undefined = the link names none. */
  linked: string | undefined
  /** From the settings; undefined = never chosen. */
  stored: string | undefined
}

/** A choice, and what the link asked for where that is not to be had here. */
export interface ClusterChoice {
  cluster: Cluster
  unknownLink: string | undefined
}

/** Where nothing is asked for and no embedded network is running: money there is not real. */
const DEFAULT_ID = 'solana-devnet'

/** The cluster to work on: the link's, else the stored one, else the embedded one or devnet. */
export function chooseCluster(
  clusters: readonly [Cluster, ...Cluster[]],
  { linked, stored }: ClusterWishes,
): ClusterChoice {
  const find = (id: string | undefined) => clusters.find((cluster) => cluster.id === id)
  const byLink = find(linked)
  const byDefault = find('embedded') ?? find(DEFAULT_ID) ?? clusters[0]
  return {
    cluster: byLink ?? find(stored) ?? byDefault,
    unknownLink: byLink ? undefined : linked,
  }
}
