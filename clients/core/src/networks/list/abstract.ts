import type { EvmNetwork, NetworkList } from '../network.ts'

/** Abstract. The short names differ by case only, as they are registered. */
export const ABSTRACT_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ABSTRACT',
    chainId: 2741,
    name: 'Abstract',
    slug: 'abstract',
    shortName: 'abstract',
    chain: 'Abstract',
    rpc: ['https://api.mainnet.abs.xyz'],
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ABSTRACT',
    chainId: 11_124,
    name: 'Abstract Testnet',
    slug: 'abstract-testnet',
    shortName: 'Abstract',
    chain: 'Abstract Testnet',
    rpc: ['https://api.testnet.abs.xyz'],
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
