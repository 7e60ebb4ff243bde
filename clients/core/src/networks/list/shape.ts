import type { EvmNetwork, NetworkList } from '../network.ts'

/** Shape. */
export const SHAPE_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'SHAPE',
    chainId: 360,
    name: 'Shape',
    slug: 'shape',
    shortName: 'shape',
    chain: 'ETH',
    rpc: ['https://mainnet.shape.network'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'SHAPE',
    chainId: 11_011,
    name: 'Shape Sepolia',
    slug: 'shape-sepolia',
    shortName: 'shapesep',
    chain: 'ETH',
    rpc: ['https://sepolia.shape.network'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
