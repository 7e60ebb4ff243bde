import { DeployError } from './deployError.ts'

/** A network that programs are deployed to. */
export interface Cluster {
  /** Its name in Anchor.toml: a name, or its RPC node's url. */
  name: string
  url: string
  /** Undefined for local networks, whose genesis hashes are random. */
  genesisHash?: string
  /** True if its money is real. */
  isMainnet: boolean
  /** The native token's symbol. */
  symbol: string
}

const ECLIPSE = 'https://mainnetbeta-rpc.eclipse.xyz'
const ECLIPSE_TESTNET = 'https://testnet.dev2.eclipsenetwork.xyz'

/** All clusters, by their names in Anchor.toml. */
const CLUSTERS: readonly Cluster[] = [
  { name: 'localnet', url: 'http://127.0.0.1:8899', isMainnet: false, symbol: 'SOL' },
  {
    name: 'devnet',
    url: 'https://api.devnet.solana.com',
    genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    isMainnet: false,
    symbol: 'SOL',
  },
  {
    name: 'testnet',
    url: 'https://api.testnet.solana.com',
    genesisHash: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
    isMainnet: false,
    symbol: 'SOL',
  },
  {
    name: 'mainnet',
    url: 'https://api.mainnet-beta.solana.com',
    genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    isMainnet: true,
    symbol: 'SOL',
  },
  {
    name: ECLIPSE,
    url: ECLIPSE,
    genesisHash: 'EAQLJCV2mh23BsK2P9oYpV5CHVLDNHTxYss3URrNmg3s',
    isMainnet: true,
    symbol: 'ETH',
  },
  {
    name: ECLIPSE_TESTNET,
    url: ECLIPSE_TESTNET,
    genesisHash: 'CX4huckiV9QNAkKNVKi5Tj8nxzBive5kQimd94viMKsU',
    isMainnet: false,
    symbol: 'ETH',
  },
]

/** Returns the cluster with this name, at `url` if given. */
export function clusterNamed(name: string, url?: string): Cluster {
  const cluster = CLUSTERS.find((candidate) => candidate.name === name.replace(/\/$/, ''))
  if (!cluster) {
    const names = CLUSTERS.map((candidate) => candidate.name).join(', ')
    throw new DeployError(
      'BAD_CONFIG',
      `No cluster is called ${name}. Name one of ${names}, and give the address of your own node with --url.`,
    )
  }
  return url === undefined ? cluster : { ...cluster, url }
}

/** Refuses another network's node. */
export function assertIsCluster(cluster: Cluster, genesisHash: string): void {
  const actual = CLUSTERS.find((candidate) => candidate.genesisHash === genesisHash)
  const isRight = cluster.genesisHash ? cluster.genesisHash === genesisHash : !actual
  if (isRight) return
  const { host } = new URL(cluster.url)
  throw new DeployError(
    'WRONG_CLUSTER',
    `${host} is ${actual ? `a node of ${actual.name}` : 'a node of an unknown network'}, not of ${cluster.name}. Nothing was sent.`,
  )
}
