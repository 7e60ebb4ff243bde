import type { EvmNetwork, NetworkList } from '../network.ts'

/** Viction. */
export const VICTION_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'VICTION',
    chainId: 88,
    name: 'Viction',
    slug: 'viction',
    shortName: 'vic',
    chain: 'Viction',
    rpc: ['https://rpc.viction.xyz'],
    nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'VICTION',
    chainId: 89,
    name: 'Viction Testnet',
    slug: 'viction-testnet',
    shortName: 'vict',
    chain: 'Viction',
    rpc: ['https://rpc-testnet.viction.xyz'],
    nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
    testnet: true,
  },
]
