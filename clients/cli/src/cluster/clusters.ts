import { networksOf, type SolanaNetwork } from '@mintline/core/networks'

/** Names of networks on the command line, each with its slug in the list of networks. */
const SLUGS = {
  localnet: 'solana-localnet',
  devnet: 'solana-devnet',
  testnet: 'solana-testnet',
  mainnet: 'solana',
  eclipse: 'eclipse',
  'eclipse-testnet': 'eclipse-testnet',
} as const

export type ClusterName = keyof typeof SLUGS

export const CLUSTER_NAMES = Object.keys(SLUGS) as ClusterName[]

const NETWORKS = [...networksOf('SOLANA'), ...networksOf('ECLIPSE')]

export function isClusterName(name: string): name is ClusterName {
  return name in SLUGS
}

/** What is known of a network by its name on the command line. */
export function networkOf(name: ClusterName): SolanaNetwork {
  const network = NETWORKS.find(({ slug }) => slug === SLUGS[name])
  if (!network) throw new Error(`The list of networks lacks ${SLUGS[name]}.`)
  return network
}
