import type { EvmNetwork, NetworkList } from '../network.ts'

/** ZKcandy. */
export const ZKCANDY_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ZKCANDY',
    chainId: 320,
    name: 'ZKcandy',
    slug: 'zkcandy',
    shortName: 'zkcandy',
    chain: 'ETH',
    rpc: ['https://rpc.zkcandy.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ZKCANDY',
    chainId: 302,
    name: 'ZKcandy Sepolia',
    slug: 'zkcandy-sepolia',
    shortName: 'zkcandy-sepolia',
    chain: 'ETH',
    rpc: ['https://sepolia.rpc.zkcandy.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
