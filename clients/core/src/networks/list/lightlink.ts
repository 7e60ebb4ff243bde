import type { EvmNetwork, NetworkList } from '../network.ts'

/** LightLink. */
export const LIGHTLINK_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'LIGHTLINK',
    chainId: 1890,
    name: 'LightLink Phoenix',
    slug: 'lightlink-phoenix',
    shortName: 'lightlink_phoenix',
    chain: 'Lightlink Phoenix Mainnet',
    rpc: ['https://replicator.phoenix.lightlink.io/rpc/v1'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'LIGHTLINK',
    chainId: 1891,
    name: 'LightLink Pegasus',
    slug: 'lightlink-pegasus',
    shortName: 'lightlink_pegasus',
    chain: 'Lightlink Pegasus Testnet',
    rpc: ['https://replicator.pegasus.lightlink.io/rpc/v1'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
