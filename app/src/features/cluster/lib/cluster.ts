import { NETWORKS, type SolanaNetwork } from '@mintline/core'

/** A network to work on, and the node that answers for it. */
export type Cluster = EmbeddedCluster | PublicCluster | CustomCluster

/** The network that was started together with the page. */
export interface EmbeddedCluster {
  readonly kind: 'embedded'
  readonly id: 'embedded'
  readonly name: string
  readonly rpcUrl: string
  readonly wsUrl: string
}

/** A network that everybody knows, by its own public node. */
export interface PublicCluster {
  readonly kind: 'public'
  /** Slug of the network. */
  readonly id: string
  readonly name: string
  readonly rpcUrl: string
  readonly network: SolanaNetwork
}

/** A node that the person chose; which network it serves is found out by asking it. */
export interface CustomCluster {
  readonly kind: 'custom'
  readonly id: 'custom'
  readonly name: string
  readonly rpcUrl: string
}

/** Where to look for clusters. */
export interface ClusterSources {
  embedded: { rpcUrl: string; wsUrl: string } | undefined
  customUrl: string | undefined
}

/** Local networks make up their own genesis hash; the embedded cluster stands for them. */
const PUBLIC_NETWORKS: readonly SolanaNetwork[] = [...NETWORKS.SOLANA, ...NETWORKS.ECLIPSE].filter(
  ({ genesisHash }) => genesisHash !== undefined,
)

/** Every cluster that can be chosen here, the embedded one first. */
export function clustersFrom({ embedded, customUrl }: ClusterSources): Cluster[] {
  return [
    ...(embedded ? [embeddedCluster(embedded)] : []),
    ...PUBLIC_NETWORKS.map(publicCluster),
    ...(customUrl === undefined ? [] : [customCluster(customUrl)]),
  ]
}

/** A custom cluster at this url. */
export function customCluster(rpcUrl: string): CustomCluster {
  return { kind: 'custom', id: 'custom', name: 'Custom node', rpcUrl }
}

function embeddedCluster({ rpcUrl, wsUrl }: { rpcUrl: string; wsUrl: string }): EmbeddedCluster {
  return { kind: 'embedded', id: 'embedded', name: 'Embedded network', rpcUrl, wsUrl }
}

function publicCluster(network: SolanaNetwork): PublicCluster {
  const [rpcUrl = ''] = network.rpc
  return { kind: 'public', id: network.slug, name: displayName(network), rpcUrl, network }
}

/** Says of mainnets that they are mainnets. */
export function displayName({ name, testnet }: SolanaNetwork): string {
  return testnet ? name : `${name} Mainnet`
}
