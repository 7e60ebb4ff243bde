import type { EvmNetwork, NetworkList } from '../network.ts'

/** Astar zkEVM. */
export const ASTARZKEVM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ASTARZKEVM',
    chainId: 3776,
    name: 'Astar zkEVM',
    slug: 'astar-zkevm',
    shortName: 'astrzk',
    chain: 'ETH',
    rpc: ['https://rpc-zkevm.astar.network'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ASTARZKEVM',
    chainId: 6_038_361,
    name: 'Astar zKyoto',
    slug: 'astar-zkyoto',
    shortName: 'azkyt',
    chain: 'ETH',
    rpc: ['https://rpc.startale.com/zkyoto'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
