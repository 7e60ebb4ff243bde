import { networksOf, type SolanaNetwork } from '@mintline/core/networks'
import { CommandError } from '../errors/commandError.ts'
import { networkNamed } from '../networks/networkNamed.ts'
import { CLUSTER_NAMES, CLUSTERS, type ClusterName } from './clusterNames.ts'

const NETWORKS = [...networksOf('SOLANA'), ...networksOf('ECLIPSE')]

/** Returns the network with a name on the command line. */
export function networkOf(name: ClusterName): SolanaNetwork {
  const network = NETWORKS.find(({ slug }) => slug === CLUSTERS[name])
  if (!network) throw new Error(`The list of networks lacks ${CLUSTERS[name]}.`)
  return network
}

/**
 * Returns the network on Solana or Eclipse with a name.
 *
 * @throws CHAIN_UNKNOWN
 */
export function solanaNetworkNamed(name: string): SolanaNetwork {
  return networkNamed(name, NETWORKS)
}

/** Returns true for the network on this machine. */
export function isLocalnet({ slug }: Pick<SolanaNetwork, 'slug'>): boolean {
  return slug === CLUSTERS.localnet
}

/** Options that name a network on Solana or Eclipse. */
interface NamedNetwork {
  readonly chain?: string | undefined
  readonly cluster?: string
}

/**
 * Returns the network that `--chain` or `--cluster` names, as a `--cluster`.
 *
 * @throws CHAIN_UNKNOWN, USAGE_INVALID if they name two networks
 */
export function clusterOf({ chain, cluster }: NamedNetwork): Pick<NamedNetwork, 'cluster'> {
  if (chain === undefined) return cluster === undefined ? {} : { cluster }
  const { slug } = solanaNetworkNamed(chain)
  const named = CLUSTER_NAMES.find((name) => CLUSTERS[name] === slug)
  if (cluster !== undefined && cluster !== named) {
    const reason = `--chain ${chain} and --cluster ${cluster} are two networks: leave one of them out`
    throw new CommandError('USAGE_INVALID', { reason })
  }
  return { ...(named && { cluster: named }) }
}
