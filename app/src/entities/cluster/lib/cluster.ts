import {
  APTOS_NETWORKS,
  BLOCKCHAINS,
  ECLIPSE_NETWORKS,
  isEvmBlockchain,
  NETWORKS,
  SOLANA_NETWORKS,
  type SolanaNetwork,
} from '@mintline/core/networks'

/** A network and the nodes that serve it. */
export type Cluster = EmbeddedCluster | PublicCluster | CustomCluster

/** The network started together with the page. */
interface EmbeddedCluster {
  readonly kind: 'embedded'
  readonly id: 'embedded'
  readonly name: string
  readonly rpcUrl: string
  readonly wsUrl: string
}

/** A well-known network with its configured nodes. */
interface PublicCluster {
  readonly kind: 'public'
  /** The network's slug. */
  readonly id: string
  readonly name: string
  /** Its first node. */
  readonly rpcUrl: string
  /** All its nodes, best first. */
  readonly rpcUrls: readonly string[]
  readonly network: SolanaNetwork
}

/** A node chosen by the person; its network is detected by asking it. */
interface CustomCluster {
  readonly kind: 'custom'
  readonly id: 'custom'
  readonly name: string
  readonly rpcUrl: string
}

/** Sources for the cluster list. */
export interface ClusterSources {
  /** The network started together with the page; undefined = there is none. */
  readonly embedded: { readonly rpcUrl: string; readonly wsUrl: string } | undefined
  /** Nodes by network id, best first. Networks without any use the public ones. */
  readonly rpc: ReadonlyMap<string, readonly string[]>
  /** Node chosen by the person; undefined = none. */
  readonly customUrl: string | undefined
}

/** Well-known networks. Local ones have random genesis hashes: see the embedded cluster. */
export const PUBLIC_NETWORKS: readonly SolanaNetwork[] = [
  ...SOLANA_NETWORKS,
  ...ECLIPSE_NETWORKS,
].filter(({ genesisHash }) => genesisHash !== undefined)

/** Returns every cluster that can be chosen here, the embedded one first. */
export function clustersFrom({ embedded, rpc, customUrl }: ClusterSources): Cluster[] {
  return [
    ...(embedded ? [embeddedCluster(embedded)] : []),
    ...PUBLIC_NETWORKS.map((network) => publicCluster(network, rpc.get(network.slug))),
    ...(customUrl === undefined ? [] : [customCluster(customUrl)]),
  ]
}

/** Creates a custom cluster at this URL. */
export function customCluster(rpcUrl: string): CustomCluster {
  return { kind: 'custom', id: 'custom', name: 'Custom RPC', rpcUrl }
}

function embeddedCluster({ rpcUrl, wsUrl }: { rpcUrl: string; wsUrl: string }): EmbeddedCluster {
  return { kind: 'embedded', id: 'embedded', name: 'Embedded network', rpcUrl, wsUrl }
}

/** @param configured Nodes configured by the host; empty = the public ones. */
function publicCluster(
  network: SolanaNetwork,
  configured: readonly string[] = network.rpc,
): PublicCluster {
  const { slug: id } = network
  const [rpcUrl = ''] = configured
  return { kind: 'public', id, name: displayName(network), rpcUrl, rpcUrls: configured, network }
}

/** Returns a network's name, with "Mainnet" for mainnets. */
export function displayName({
  name,
  testnet,
}: {
  readonly name: string
  readonly testnet: boolean
}): string {
  return testnet ? name : `${name} Mainnet`
}

/** Returns the ids (slugs) of all networks whose nodes a host can set. */
export function networkIds(): string[] {
  const evm = BLOCKCHAINS.filter(isEvmBlockchain).flatMap((blockchain) => NETWORKS[blockchain])
  return [...PUBLIC_NETWORKS, ...evm, ...APTOS_NETWORKS].map(({ slug }) => slug)
}
