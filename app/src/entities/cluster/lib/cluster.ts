import { NETWORKS, type SolanaNetwork } from '@mintline/core/networks'

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

/** A network that everybody knows, by the nodes that are set up for it. */
export interface PublicCluster {
  readonly kind: 'public'
  /** Slug of the network. */
  readonly id: string
  readonly name: string
  /** The first of its nodes. */
  readonly rpcUrl: string
  /** All its nodes, best first. */
  readonly rpcUrls: readonly string[]
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
  /** The network that was started together with the page; undefined = there is none. */
  readonly embedded: { readonly rpcUrl: string; readonly wsUrl: string } | undefined
  /** Nodes by the id of their network, best first. Networks without any have their public ones. */
  readonly rpc: ReadonlyMap<string, readonly string[]>
  /** Node that the person chose; undefined = none. */
  readonly customUrl: string | undefined
}

/** Networks that everybody knows. Local ones make up their genesis hash: see the embedded cluster. */
export const PUBLIC_NETWORKS: readonly SolanaNetwork[] = [
  ...NETWORKS.SOLANA,
  ...NETWORKS.ECLIPSE,
].filter(({ genesisHash }) => genesisHash !== undefined)

/** Every cluster that can be chosen here, the embedded one first. */
export function clustersFrom({ embedded, rpc, customUrl }: ClusterSources): Cluster[] {
  return [
    ...(embedded ? [embeddedCluster(embedded)] : []),
    ...PUBLIC_NETWORKS.map((network) => publicCluster(network, rpc.get(network.slug))),
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

/** @param configured Nodes of the host's own; the public ones are asked only where there are none. */
function publicCluster(
  network: SolanaNetwork,
  configured: readonly string[] = network.rpc,
): PublicCluster {
  const { slug: id } = network
  const [rpcUrl = ''] = configured
  return { kind: 'public', id, name: displayName(network), rpcUrl, rpcUrls: configured, network }
}

/** Says of mainnets that they are mainnets. */
export function displayName({ name, testnet }: SolanaNetwork): string {
  return testnet ? name : `${name} Mainnet`
}
