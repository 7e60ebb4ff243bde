import { networksOf, type SolanaNetwork } from '@mintline/core/networks'
import { CLUSTERS, type ClusterName } from './clusterNames.ts'

const NETWORKS = [...networksOf('SOLANA'), ...networksOf('ECLIPSE')]

/** Returns the network with a name on the command line. */
export function networkOf(name: ClusterName): SolanaNetwork {
  const network = NETWORKS.find(({ slug }) => slug === CLUSTERS[name])
  if (!network) throw new Error(`The list of networks lacks ${CLUSTERS[name]}.`)
  return network
}
