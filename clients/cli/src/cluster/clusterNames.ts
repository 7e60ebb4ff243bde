/** Network names on the command line, each with its slug in the network list. */
export const CLUSTERS = {
  localnet: 'solana-localnet',
  devnet: 'solana-devnet',
  testnet: 'solana-testnet',
  mainnet: 'solana',
  eclipse: 'eclipse',
  'eclipse-testnet': 'eclipse-testnet',
} as const

export type ClusterName = keyof typeof CLUSTERS

export const CLUSTER_NAMES = Object.keys(CLUSTERS) as ClusterName[]

export function isClusterName(name: string): name is ClusterName {
  return name in CLUSTERS
}
