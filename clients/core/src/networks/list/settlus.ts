import type { EvmNetwork, NetworkList } from '../network.ts'

/** Settlus. */
export const SETTLUS_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'SETTLUS',
    chainId: 5371,
    name: 'Settlus',
    slug: 'settlus',
    shortName: 'setl',
    chain: 'ETH',
    rpc: ['https://settlus-mainnet.g.alchemy.com/public'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'SETTLUS',
    chainId: 5373,
    name: 'Settlus Sepolia',
    slug: 'settlus-sepolia',
    shortName: 'setl-sepolia',
    chain: 'ETH',
    rpc: ['https://settlus-septestnet.g.alchemy.com/public'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
