import type { EvmNetwork, NetworkList } from '../network.ts'

/** Etherlink. */
export const ETHERLINK_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ETHERLINK',
    chainId: 42_793,
    name: 'Etherlink',
    slug: 'etherlink',
    shortName: 'etlk',
    chain: 'Etherlink',
    rpc: ['https://node.mainnet.etherlink.com'],
    nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ETHERLINK',
    chainId: 128_123,
    name: 'Etherlink Testnet',
    slug: 'etherlink-testnet',
    shortName: 'etlt',
    chain: 'Etherlink',
    rpc: ['https://node.ghostnet.etherlink.com'],
    nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
    testnet: true,
  },
]
